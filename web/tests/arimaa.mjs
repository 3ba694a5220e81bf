// What tests do with a board of Arimaa: begin from where they want, drag a piece, walk it with keys. It tests nothing itself.
import { drag, middle, panel } from './hands.mjs';

export const square = (page, name) => page.locator(`[data-square="${name}"]`);
export const pieceOn = (page, name) => square(page, name).getAttribute('data-piece');
/** Gold is two turns from home, and nobody can stop it: the end of a game that a test can play. */
export const nearTheEnd = 'g [.......c.......r........................R...E............R......]';
export const record = `Gold: Anna
Silver: Bob
Result: 1-0
Termination: r

1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7
2g Ee2n Ee3n Ee4n Ee5w
2s ee7s ee6e ef6s cc7s cc6x
3g Ed5n
3s resigns
`;
/** A game that is remembered: who plays, from where. */
export async function begin(page, url, game = {}) {
  await page.goto(url);
  const state = { mode: 'play', game: { players: ['human', 'nodes:300'], turns: [], at: 0, lines: [], comments: [], fields: [], spent: [], ...game } };
  await page.evaluate((text) => sessionStorage.setItem('hra.arimaa', text), JSON.stringify(state));
  await page.goto(`${url}#/arimaa`);
  await page.getByTestId('arimaa-board').waitFor();
}
/** The game as the page writes it for others to read. */
export async function written(page) {
  await panel(page, 'records');
  await page.getByTestId('write').click();
  await page.getByTestId('written').waitFor();
  return page.getByTestId('written').inputValue();
}
/** A piece is led from one square to another, and what came of it has arrived. */
export async function lead(page, hand, from, to) {
  await page.waitForFunction((name) => document.querySelector(`[data-square="${name}"].able`), from);
  const letter = await pieceOn(page, from);
  await drag(page, hand, await middle(square(page, from)), await middle(square(page, to)));
  await page.waitForFunction(([name, piece]) => document.querySelector(`[data-square="${name}"]`).getAttribute('data-piece') === piece, [to, letter]);
}
/** The same by the keyboard alone, from wherever the focus is on the board. */
export async function leadByKeys(page, from, to) {
  await page.waitForFunction((name) => document.querySelector(`[data-square="${name}"].able`), from);
  await page.locator('[data-square][tabindex="0"]').focus();
  const walk = async (name) => {
    for (;;) {
      const at = await page.evaluate(() => document.activeElement.getAttribute('data-square'));
      if (at === name) return;
      const [columns, rows] = [name.charCodeAt(0) - at.charCodeAt(0), Number(name[1]) - Number(at[1])];
      await page.keyboard.press(columns > 0 ? 'ArrowRight' : columns < 0 ? 'ArrowLeft' : rows > 0 ? 'ArrowUp' : 'ArrowDown');
    }
  };
  await walk(from);
  await page.keyboard.press('Enter');
  await page.locator(`[data-square="${to}"].target`).waitFor();
  await walk(to);
  await page.keyboard.press('Enter');
}
export const turns = (page) => page.locator('[data-testid="moves"] [data-index]').count().then((count) => count - 1);
export const untilTurns = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll('[data-testid="moves"] [data-index]').length > wanted, count);
const ways = { n: [0, 1], s: [0, -1], e: [1, 0], w: [-1, 0] };
/** Where a step leads. */
export const reached = (step) => String.fromCharCode(step.charCodeAt(1) + ways[step[3]][0]) + (Number(step[2]) + ways[step[3]][1]);
/** The steps of a turn as a hand makes them: one piece at a time, and of a push or a pull the piece that is led, with what happens to the other. */
export function moves(turn, mine) {
  const steps = turn.split(' ').filter((step) => !step.endsWith('x'));
  const made = [];
  for (let index = 0; index < steps.length; index++) {
    const [step, next] = [steps[index], steps[index + 1]];
    const pulls = mine(step) && next !== undefined && !mine(next) && reached(next) === step.slice(1, 3);
    if (!mine(step) || pulls) made.push({ from: next.slice(1, 3), to: reached(next), besides: `${step.slice(0, 3)} → ${reached(step)}` });
    else made.push({ from: step.slice(1, 3), to: reached(step), besides: 'over' });
    if (!mine(step) || pulls) index += 1;
  }
  return made;
}
/** Makes one of them by a hand, or by keys where there is none; where there are several ways, the one that is meant. */
export async function make(page, hand, { from, to, besides }) {
  await page.waitForFunction((name) => document.querySelector(`[data-square="${name}"].able`), from);
  const before = await page.getByTestId('steps').textContent();
  if (hand) await drag(page, hand, await middle(square(page, from)), await middle(square(page, to)));
  else await leadByKeys(page, from, to);
  const changed = (text) => document.querySelector('[data-testid="choices"]') ?? (document.querySelector('[data-testid="steps"]')?.textContent !== text);
  await page.waitForFunction(changed, before);
  const choices = page.getByTestId('choices').getByRole('button');
  const names = await choices.allTextContents();
  if (names.length === 0) return;
  const wanted = names.findIndex((name) => name.includes(besides));
  if (hand) await choices.nth(wanted).click();
  else {
    for (let step = 0; step < wanted; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction((text) => ![null, undefined, text].includes(document.querySelector('[data-testid="steps"]')?.textContent), before);
}
