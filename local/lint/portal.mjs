/** Rules of this repository for oxlint; `.oxlintrc.json` names the files that they are for. */
import { relative, resolve } from 'node:path';
import { faultOfImport } from './fault-of-import.mjs';

const top = resolve(import.meta.dirname, '../..');

/** Imports stay inside the layers of `layers.mjs`. */
const imports = {
  create(context) {
    const file = relative(top, context.filename).replaceAll('\\', '/');
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = faultOfImport(file, specifier, importsTypes(node));
      if (message !== null) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

function importsTypes({ type, importKind, exportKind, specifiers = [] }) {
  if (type === 'TSImportType' || importKind === 'type' || exportKind === 'type') return true;
  const kinds = specifiers.map((specifier) => specifier.importKind ?? specifier.exportKind);
  return kinds.length > 0 && kinds.every((kind) => kind === 'type');
}

/** A rule that reports every node of these selectors. */
const forbid = (message, selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

/** Screen texts are in `domain/src/texts`, where their wording is consistent and tested. */
const textAttribute = 'JSXAttribute[name.name=/^(label|title|placeholder|aria-label|description|alt)$/]';
const screenTexts = forbid('Screen texts belong in domain/src/texts.', [
  // Oxlint leaves entities such as `&lt;` as they are written.
  'JSXText[value=/(?<![&a-z])[a-z]{2}/i]',
  `${textAttribute} > Literal[value=/[a-z]{2}/i]`,
  `${textAttribute} > JSXExpressionContainer > Literal[value=/[a-z]{2}/i]`,
  `${textAttribute} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[a-z]{2}/i]`,
]);

/** Work that a control starts goes through `useWork`, `BusyButton`, `ConfirmButton` or a form: pressing twice does it once. */
const workOnce = forbid('Work that a control starts is done once however often it is pressed: see `useWork`.', [
  'JSXAttribute[name.name=/^on(Click|Select|Confirm|Retry)$/] UnaryExpression[operator="void"]',
  'Property[key.name="onSelect"] UnaryExpression[operator="void"]',
]);

export default {
  meta: { name: 'portal' },
  rules: { imports, 'screen-texts': screenTexts, 'work-once': workOnce },
};
