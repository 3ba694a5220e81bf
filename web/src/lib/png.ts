// Pictures as PNG, painted by the browser from SVG.

/** Twice as fine as on the screen, but no larger than browsers can paint. */
export async function toPng(svg: { text: string; width: number; height: number }): Promise<Blob> {
  const scale = Math.min(2, 8000 / Math.max(svg.width, svg.height));
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg.text], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(svg.width * scale);
    canvas.height = Math.ceil(svg.height * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}
