import { drawnBoxes, paintingOf, rectangleOf } from './drawn-rules';
import { toBox, toMatrix } from './matrix';
import type { OpenPdf } from './open-pdf';
import type { TextTracer } from './text-tracer';

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** The color operand, null for patterns. */
const colorOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Handles an operator with its arguments. */
type OperatorStep = (args: readonly unknown[]) => void;

/**
 * The handlers of the operators that affect the position and visibility of text.
 * @param isVisible Whether a layer of the document is shown.
 */
export function operatorSteps(
  ops: OpenPdf['ops'],
  tracer: TextTracer,
  isVisible: (layer: unknown) => boolean,
): Readonly<Record<number, OperatorStep>> {
  const painting = paintingOf(ops);
  return {
    [ops.save]: () => tracer.save(),
    [ops.restore]: () => tracer.restore(),
    [ops.transform]: (args) => tracer.transform(toMatrix(args)),
    [ops.paintFormXObjectBegin]: (args) => {
      tracer.save();
      tracer.transform(toMatrix(args[0]));
      if (args[1] !== null) tracer.clip(toBox(args[1]));
    },
    [ops.paintFormXObjectEnd]: () => tracer.restore(),
    [ops.beginAnnotation]: (args) => tracer.beginAnnotation(toMatrix(args[2]), toMatrix(args[3])),
    [ops.beginText]: () => tracer.beginText(),
    [ops.setCharSpacing]: (args) => tracer.set({ charSpacing: number(args[0]) }),
    [ops.setWordSpacing]: (args) => tracer.set({ wordSpacing: number(args[0]) }),
    [ops.setHScale]: (args) => tracer.set({ scale: number(args[0]) / 100 }),
    [ops.setLeading]: (args) => tracer.set({ leading: number(args[0]) }),
    [ops.setFont]: (args) => tracer.setFont(args[0], args[1]),
    [ops.setTextRenderingMode]: (args) => tracer.set({ mode: number(args[0]) }),
    [ops.setTextRise]: (args) => tracer.set({ rise: number(args[0]) }),
    [ops.moveText]: (args) => tracer.move(number(args[0]), number(args[1])),
    [ops.setLeadingMoveText]: (args) => {
      tracer.set({ leading: -number(args[1]) });
      tracer.move(number(args[0]), number(args[1]));
    },
    [ops.setTextMatrix]: (args) => tracer.setMatrix(toMatrix(args[0]) ?? toMatrix(args)),
    [ops.setFillRGBColor]: (args) => tracer.set({ fill: colorOf(args[0]) }),
    [ops.setFillColorN]: () => tracer.set({ fill: null }),
    [ops.setFillTransparent]: () => tracer.set({ fill: null }),
    [ops.beginGroup]: () => tracer.beginGroup(),
    [ops.endGroup]: () => tracer.endGroup(),
    [ops.clip]: () => tracer.clipNext(),
    [ops.eoClip]: () => tracer.clipNext(),
    [ops.setLineWidth]: (args) => tracer.set({ lineWidth: number(args[0]) }),
    [ops.paintImageXObject]: () => tracer.picture(),
    [ops.paintInlineImageXObject]: () => tracer.picture(),
    [ops.paintImageMaskXObject]: () => tracer.picture(),
    [ops.shadingFill]: () => tracer.shading(),
    [ops.beginMarkedContent]: () => tracer.beginMarked(false),
    [ops.beginMarkedContentProps]: (args) => tracer.beginMarked(args[0] === 'OC' && !isVisible(args[1])),
    [ops.endMarkedContent]: () => tracer.endMarked(),
    [ops.constructPath]: (args) => {
      const { fills, strokes } = painting;
      tracer.endPath(rectangleOf(args), fills.has(args[0]));
      tracer.ground(toBox(args[2]), fills.has(args[0]) ? 'fill' : strokes.has(args[0]) ? 'stroke' : 'none');
      tracer.path(toBox(args[2]), drawnBoxes(painting, args));
    },
    [ops.nextLine]: () => tracer.nextLine(),
    [ops.showText]: (args) => {
      if (Array.isArray(args[0])) tracer.show(args[0]);
    },
    [ops.setGState]: (args) => {
      for (const [key, value] of Array.isArray(args[0]) ? args[0] : []) {
        if (key === 'Font' && Array.isArray(value)) tracer.setFont(value[0], value[1]);
        if (key === 'ca') tracer.set({ alpha: number(value) });
        if (key === 'BM') tracer.set({ isBlended: value !== 'source-over' });
        if (key === 'SMask') tracer.set({ isMasked: value !== false });
      }
    },
  };
}
