// The course on the page: every lesson is gone through, rightly and wrongly, by mouse, keyboard and finger; progress stays; sheets are made and printed.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { seriousFindings } from '../axe.mjs';
import { onBothScreens } from '../hands.mjs';
import { json, startBrowser, startServer } from '../workbench.mjs';

let server, browser;
before(async () => ([server, browser] = await Promise.all([startServer(), startBrowser()])));
after(async () => {
  await browser?.close();
  await server?.stop();
});
const both = (title, body, more) => onBothScreens(() => ({ browser, server }), title, body, more);

const place = (lesson, number, seed) => ['learn', 'exercise', String(lesson), '--number', String(number), '--seed', String(seed)];
const solution = async (lesson, number, seed) => (await json(...place(lesson, number, seed), '--show')).solution;
const exercise = (page, lesson, number) => page.locator(`[data-exercise="${lesson}.${number}"]`);
const verdict = (page, right) => page.locator(`[data-testid="verdict"][data-right="${right}"]`);
const cell = (text) => text.replace(/["\\]/g, '\\$&');

/** A wrong answer, if the form has one that the command line calls wrong. */
async function wrongAnswer(posed, lesson, number, seed) {
  const offered = posed.form.choices.length > 0 ? posed.form.choices.map((choice) => choice.answer) : posed.form.kind === 'list' ? ['0'] : ['0', '1', '2', '7'];
  for (const answer of offered) if ((await json(...place(lesson, number, seed), '--answer', answer)).right === false) return answer;
  return undefined;
}
async function give(page, posed, lesson, number, answer, finger) {
  const here = exercise(page, lesson, number);
  if (posed.form.kind === 'choice') {
    const button = here.locator(`[data-answer="${cell(answer)}"]`);
    return finger ? button.tap() : button.click();
  }
  await here.getByTestId('answer').fill(answer);
  await page.keyboard.press('Enter');
}

both('the course is played through, wrongly first and then rightly', async (page, { finger, url }) => {
  await page.goto(`${url}#/learn?lesson=1`);
  for (let lesson = 1; lesson <= 12; lesson++) {
    await page.locator(`[data-exercise="${lesson}.1"]`).waitFor();
    // A board inside the text: one moves, and is answered.
    const board = page.locator('[data-board="2"]');
    const move = board.locator('[data-answer]').first();
    await (finger ? move.tap() : move.click());
    await board.getByTestId('tried').waitFor();
    for (const number of [1, 2, 3]) {
      await page.locator(`[data-number="${number}"]`).click();
      await exercise(page, lesson, number).waitFor();
      const posed = await json(...place(lesson, number, 1));
      const wrong = await wrongAnswer(posed, lesson, number, 1);
      if (wrong !== undefined) {
        await give(page, posed, lesson, number, wrong, finger);
        await verdict(page, false).waitFor();
        const { said } = await json(...place(lesson, number, 1), '--answer', wrong);
        assert.ok((await page.getByTestId('verdict').textContent()).includes(said), `lesson ${lesson}, exercise ${number}`);
      }
      await give(page, posed, lesson, number, await solution(lesson, number, 1), finger);
      await verdict(page, true).waitFor();
      await page.locator(`[data-number="${number}"].done`).waitFor();
    }
    if (lesson < 12) await page.getByTestId('next-lesson').click();
  }
  // What was done is remembered.
  await page.reload();
  await page.locator('[data-number="3"].done').waitFor();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('hra.learn.progress')));
  assert.deepEqual(kept, Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, [1, 2, 3]])));
  assert.deepEqual(await seriousFindings(page), []);
});

both('a move is made by touching the board, and by the keyboard alone', async (page, { finger, url }) => {
  await page.goto(`${url}#/learn?lesson=7`);
  const board = page.locator('[data-board="2"]');
  // Two squares one above the other: the domino that wins in Cram two by three, and keeps winning.
  for (const square of ['0,1', '1,1']) {
    const touched = board.locator(`[data-touch="${square}"]`);
    await (finger ? touched.tap() : touched.click());
  }
  await board.locator('.c-gone').nth(3).waitFor();
  await board.locator('[data-answer]').first().focus();
  await page.keyboard.press('Enter');
  await board.locator('.said.won').waitFor();
  await board.getByRole('button', { name: 'From the beginning' }).click();
  await board.locator('.c-square').nth(5).waitFor();
  // A heap is touched where the taken part begins.
  await page.goto(`${url}#/learn?lesson=4`);
  const heaps = page.locator('[data-board="2"]');
  const token = heaps.locator('[data-touch="2,2"]');
  await (finger ? token.tap() : token.click());
  await heaps.getByText('The answer:').waitFor();
});

both('what is no answer is said beside the field, and other exercises can be had', async (page, { url }) => {
  await page.goto(`${url}#/learn?lesson=3`);
  await exercise(page, 3, 1).waitFor();
  await page.getByTestId('answer').fill('perhaps');
  await page.keyboard.press('Enter');
  await page.getByTestId('refused').getByText('whole number').waitFor();
  assert.equal(await page.getByTestId('verdict').count(), 0);
  await page.getByTestId('other').click();
  await page.locator('[data-exercise="3.1"][data-seed="2"]').waitFor();
  await page.getByTestId('show').click();
  await page.getByTestId('verdict').getByText(`Solution: ${await solution(3, 1, 2)}`).waitFor();
  assert.equal(await page.locator('[data-number="1"].done').count(), 0, 'a solution that was shown is not one’s own');
}, { colorScheme: 'dark' });

both('a sheet is a link, and is printed with the solutions on a page of their own', async (page, { url }) => {
  await page.goto(`${url}#/learn?sheet=2,7&seed=5&count=6`);
  const made = await json('learn', 'sheet', '--lessons', '2,7', '--seed', '5', '--count', '6');
  await page.getByTestId('solutions').waitFor();
  const shown = await page.getByTestId('sheet').textContent();
  for (const { question } of made.exercises) assert.ok(shown.includes(question.split('\n\n').at(-1)));
  const solved = await page.getByTestId('solutions').textContent();
  for (const { said } of made.solutions) assert.ok(solved.includes(said));
  await page.locator('[data-lesson="11"]').check();
  await page.waitForFunction(() => location.hash.includes('sheet=2,7,11'));
  await page.getByTestId('count').fill('9');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.querySelectorAll('[data-testid="sheet"] li').length === 9);
  assert.equal(await page.getByTestId('sheet-link').inputValue(), `${url}#/learn?sheet=2,7,11&seed=5&count=9`);
  assert.deepEqual(await seriousFindings(page), []);
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.controls', '#page > header', '.list']) assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
  assert.equal(await page.getByTestId('solutions').evaluate((section) => getComputedStyle(section).breakBefore), 'page');
  await page.emulateMedia({ media: null });
  // A link that names no sheet shows the course.
  await page.goto(`${url}#/learn?sheet=99&seed=x`);
  await page.locator('[data-exercise]').waitFor();
});
