import { readFileSync } from 'node:fs';
import { readDocument, parseResume } from '@portal/matching';
import { layoutLines } from '/work/wt/parser/matching/src/text/layout-line';
import { interleaveMargins } from '/work/wt/parser/matching/src/resume/gutters';
import { splitSections } from '/work/wt/parser/matching/src/resume/sections';
import { splitAtUnlistedHeadings, nameByContent } from '/work/wt/parser/matching/src/resume/unlisted-headings';
import { findUntitledRuns } from '/work/wt/parser/matching/src/resume/untitled-runs';
for (const f of process.argv.slice(2)) {
  console.log('=====', f);
  const doc = await readDocument(new Uint8Array(readFileSync(f)), { fileName: f });
  const secs = findUntitledRuns(splitAtUnlistedHeadings(nameByContent(splitSections(interleaveMargins(layoutLines(doc))))));
  for (const s of secs) {
    console.log(`## ${s.kind}${s.also.length ? '+' + s.also : ''} [${s.heading?.text ?? ''}]`);
    for (const l of s.lines) console.log(`  ${l.page}.${l.block} x${Math.round(l.box?.left ?? -1)} y${Math.round(l.box?.top ?? -1)} ${l.isBold ? 'B' : ''}${l.isItalic ? 'I' : ''}${l.bulletDepth ? '*' + l.bulletDepth : ''} s${l.relativeSize} sp${l.spaceBefore}${l.headingLevel ? ' h' + l.headingLevel : ''}| ${l.gaps.reduceRight((t, g) => t.slice(0, g) + '⇥' + t.slice(g), l.text).slice(0, 110)}`);
  }
}
