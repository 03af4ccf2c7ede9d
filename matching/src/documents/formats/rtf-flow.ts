import type { FlowLines } from './flow-lines';
import type { RtfStyles } from './rtf-styles';

type Step = (out: FlowLines, value: number | null, styles: RtfStyles) => void;

const endLine: Step = (out) => out.endLine();
const nextPage: Step = (out) => out.nextPage();
const endCell: Step = (out) => out.endCell();
const endRow: Step = (out) => out.endRow();

const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['par', (out) => out.endParagraph()],
  ['line', endLine],
  ['lbr', endLine],
  ['page', nextPage],
  ['sbkpage', nextPage],
  ['cell', endCell],
  ['nestcell', endCell],
  ['row', endRow],
  ['nestrow', endRow],
  ['intbl', (out) => out.inTable()],
  ['pard', (out) => out.resetParagraph()],
  ['s', (out, value, styles) => out.setHeading(styles.levelOf(value))],
  ['outlinelevel', (out, value) => out.setHeading(value !== null && value < 6 ? value + 1 : 0)],
  ['ilvl', (out, value) => out.setDepth(Math.min(8, Math.max(0, value ?? 0)) + 1)],
]);

/** Handles control words of paragraphs, cells, rows and pages; ignores all others. */
export function followFlow(out: FlowLines, word: string, value: number | null, styles: RtfStyles): void {
  steps.get(word)?.(out, value, styles);
}
