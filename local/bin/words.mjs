/**
 * `words.mjs [folder…]`: lists forbidden words (docs/glossary.md, CONTRIBUTING.md) in comments, test titles, documents and
 * file names, one per line, and exits with 1 when there are any.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './prepare.mjs';

/** Patterns for prose, each with its replacement. They are narrow enough to have no false positives. */
const inProse = [
  [/\b(?:who|what|which)(?:so)?ever\b/i, 'name who or what it is'],
  [/\bso many\b/i, 'say the number or the limit'],
  [/\btold\b/i, 'stated, reported, shown, passed'],
  [/\bstands? (?!for\b|in for\b|out\b|alone\b)/i, 'is, lies, appears'],
  [/\bwears?\b/i, 'has'],
  [/\bof which nobody\b/i, 'rephrase'],
  [/\bnobody who\b/i, 'rephrase'],
  [/\bsuch (?!as\b|a\b|an\b)/i, 'name it'],
  [/\bbeside\b/i, 'next to, besides, together with'],
  [/\balike\b/i, 'similar, the same, duplicate'],
  [/\bone's\b/i, "the user's, their"],
  [/\b00[0-2] ?§|\bAMB-\d\d\b|\b§ ?\d/, 'state the rule; the reader has no such document'],
  [/(?<![\w-])[A-V]-\d\d(?!\w|-)/, 'state the rule; the reader has no such table'],
];

/** Pattern for file names. */
const inNames =
  /(?:^|[-/])(?:told|tell|together|once-for|one-for-all|beside|alike|even-out|nudge|remembered)(?:[-./]|$)/;

const folders = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '-z', '--', ...folders], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs|rules|md|ya?ml)$/.test(file));

/** A piece of prose and the line it begins in. */
function* proseOf(file, text) {
  if (file.endsWith('.md') || file.endsWith('.yml') || file.endsWith('.yaml')) yield { text, start: 0 };
  else if (file.endsWith('.rules')) {
    for (const match of text.matchAll(/\/\/.*$/gm)) yield { text: match[0], start: match.index };
  } else {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const seen = new Set();
    const found = [];
    const visit = (node) => {
      for (const range of [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ]) {
        if (seen.has(range.pos)) continue;
        seen.add(range.pos);
        found.push({ text: text.slice(range.pos, range.end), start: range.pos });
      }
      if (ts.isCallExpression(node) && /^(?:it|test|describe)(?:\.\w+)*$/.test(node.expression.getText(source))) {
        const [title] = node.arguments;
        if (title && ts.isStringLiteralLike(title)) found.push({ text: title.text, start: title.getStart(source) });
      }
      if (!ts.isJsxText(node)) node.getChildren(source).forEach(visit);
    };
    visit(source);
    yield* found;
  }
}

let count = 0;
const report = (file, line, what, instead) => {
  count += 1;
  console.error(`${file}:${line}: "${what}": ${instead}`);
};
for (const file of files) {
  if (inNames.test(file)) report(file, 1, file, 'name what it does');
  const text = readFileSync(join(root, file), 'utf8');
  for (const { text: prose, start } of proseOf(file, text)) {
    for (const [pattern, instead] of inProse) {
      for (const match of prose.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
        const line = text.slice(0, start + match.index).split('\n').length;
        report(file, line, match[0].trim(), instead);
      }
    }
  }
}
if (count > 0) console.error(`${count} words to replace`);
process.exit(count > 0 ? 1 : 0);
