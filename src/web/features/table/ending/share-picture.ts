// The picture of an evening to keep: the table under its lamp, the card of the result, and the podium. Drawn in the
// browser; nothing is sent anywhere.
import { drawCard, drawTable } from './picture-table.ts';
import { drawPodium } from './picture-podium.ts';
import type { PictureWords } from './picture-words.ts';

const PICTURE = { width: 1080, height: 1350 } as const;

/** A PNG of 1080 × 1350. Throws where the browser can't draw one. */
export async function makePicture(words: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  await Promise.all(
    [500, 600, 700].map((weight) => document.fonts.load(`${weight} 40px "Fredoka Variable"`)),
  );
  drawTable(context, words);
  drawCard(context, words);
  if (words.steps.length > 0) drawPodium(context, words.steps);
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))),
      'image/png',
    );
  });
}
