import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const scale = 3;
const height = 44;
const mark = 34;

/**
 * Draws a logo: two leaves and the name, on a transparent background.
 * @returns a PNG, three times as large as it is displayed.
 */
export function drawLogo({ words, ink, accent }: { words: string; ink: string; accent: string }): Buffer {
  const font = `600 ${22 * scale}px "Logo"`;
  registerFont();
  const measure = createCanvas(1, 1).getContext('2d');
  measure.font = font;
  const width = Math.ceil(mark + 10 + measure.measureText(words).width / scale + 4);
  const canvas = createCanvas(width * scale, height * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  leaf(context, ink, -0.5);
  leaf(context, accent, 0.5);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.font = font;
  context.fillStyle = ink;
  context.textBaseline = 'middle';
  context.fillText(words, (mark + 10) * scale, (height / 2 + 1) * scale);
  return canvas.toBuffer('image/png');
}

function leaf(context: ReturnType<ReturnType<typeof createCanvas>['getContext']>, color: string, turn: number): void {
  context.save();
  context.translate(mark / 2, height / 2 + 13);
  context.rotate(turn);
  context.fillStyle = color;
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(-13, -8, -10, -24, 0, -30);
  context.bezierCurveTo(10, -24, 13, -8, 0, 0);
  context.fill();
  context.restore();
}

function registerFont(): void {
  if (GlobalFonts.has('Logo')) return;
  const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/open-sans/package.json'));
  GlobalFonts.registerFromPath(join(folder, '600SemiBold/OpenSans_600SemiBold.ttf'), 'Logo');
}
