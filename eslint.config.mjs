import { existsSync, readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

/** `target` may not import `from`, except what `except` names (relative to `from`). */
const closed = (target, from, message, except) => ({ target, from, message, ...(except ? { except } : {}) });

/** Which room may import which; a line for each room, read as "this room imports only those". */
const roomImports = {
  domain: [],
  matching: ['domain'],
  functions: ['domain', 'matching'],
  web: ['domain'],
  local: ['domain', 'matching', 'functions'],
  rules: ['domain', 'local'],
  e2e: ['domain', 'local'],
  bench: ['domain', 'matching', 'local', 'functions', 'e2e'],
};
const rooms = Object.keys(roomImports);

const roomZones = rooms.flatMap((room) =>
  rooms
    .filter((other) => other !== room && !roomImports[room].includes(other))
    .map((other) => closed(`./${room}`, `./${other}`, `${room} does not import ${other}.`)),
);

/** Inside web the layers build on each other from left to right. */
const webLayers = ['config', 'theme', 'components', 'firebase', 'session', 'features', 'app'];
const webZones = [
  ...webLayers.flatMap((layer, index) =>
    webLayers
      .slice(index + 1)
      .map((higher) => closed(`./web/src/${layer}`, `./web/src/${higher}`, `${layer} lies below ${higher}.`)),
  ),
  ...folders('web/src/features').map((feature) =>
    closed(
      `./web/src/features/${feature}`,
      './web/src/features',
      'Features do not import each other; the route composes them.',
      [`./${feature}`],
    ),
  ),
  ...webLayers
    .filter((layer) => layer !== 'config')
    .map((layer) =>
      closed(
        './web/src/public',
        `./web/src/${layer}`,
        'Public pages import the domain, their own parts, the document viewer, the profile and what knows of the connection.',
        layer === 'components' ? ['./document', './profile', './ui/until-online.ts'] : undefined,
      ),
    ),
  closed('./web/src/!(public)/**/*', './web/src/public', 'The staff application does not import public pages.'),
];

/**
 * Layers of functions, lowest first; folders of one layer may import each other. All other folders are capabilities: they
 * import the layers and not each other.
 */
const functionLayers = [
  ['runtime', 'store', 'adapters'],
  ['users', 'uploads', 'parsing', 'projections', 'migrations', 'links'],
  ['grading', 'pdf', 'word', 'mail', 'webhooks'],
  ['jobs'],
  ['interviews', 'candidates'],
  ['profiles'],
];
const sharedFunctionLayers = functionLayers.flat();
const productFiles = '**/!(*.test).{ts,tsx}';
const functionZones = [
  ...functionLayers.flatMap((layers, index) =>
    layers.map((layer) =>
      closed(
        `./functions/src/${layer}/${productFiles}`,
        './functions/src',
        `functions/src/${layer} does not import a higher layer.`,
        functionLayers.slice(0, index + 1).flatMap((lower) => lower.map((name) => `./${name}`)),
      ),
    ),
  ),
  ...folders('functions/src')
    .filter((folder) => !['apis', 'testing', ...sharedFunctionLayers].includes(folder))
    .map((capability) =>
      closed(
        `./functions/src/${capability}`,
        './functions/src',
        'Capabilities do not import each other; shared code belongs to the noun below them.',
        [`./${capability}`, './testing', ...sharedFunctionLayers.map((layer) => `./${layer}`)],
      ),
    ),
  closed(`./functions/src/!(testing)/${productFiles}`, './functions/src/testing', 'Helpers of tests are for tests.'),
];

/** Packages that only a few folders of web/src may import. */
const soleImporters = [
  {
    packages: ['reactfire', 'firebase/app', 'firebase/auth', 'firebase/storage'],
    folders: ['firebase', 'session', 'testing'],
  },
  { packages: ['formik'], folders: ['components/form', 'public'] },
  { packages: ['ag-grid-react', 'ag-grid-community'], folders: ['components/grid'] },
];
/** The rule for a folder: every package that is not its to import. */
const restrictPackages = (folder) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: soleImporters
        .filter((importer) => !importer.folders.includes(folder))
        .map((importer) => ({
          group: importer.packages,
          message: `Only ${importer.folders.map((name) => `web/src/${name}`).join(', ')} may import this.`,
          allowTypeImports: true,
        })),
    },
  ],
});

/** Screen texts are in `domain/src/texts`, where their wording is consistent and tested. */
const textAttribute = 'JSXAttribute[name.name=/^(label|title|placeholder|aria-label|description|alt)$/]';
const literalTexts = [
  'JSXText[value=/[a-z]{2}/i]',
  `${textAttribute} > Literal[value=/[a-z]{2}/i]`,
  `${textAttribute} > JSXExpressionContainer > Literal[value=/[a-z]{2}/i]`,
  `${textAttribute} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[a-z]{2}/i]`,
].map((selector) => ({ selector, message: 'Screen texts belong in domain/src/texts.' }));

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/.runs/',
      '**/.cache/',
      '**/node_modules/',
      '**/coverage/',
      '.portal/',
      'matching/data/',
      'e2e/results/',
      'e2e/report/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      // Without these, files of TypeScript are not read and no-cycle finds nothing.
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: rooms.map((room) => `${room}/tsconfig.json`),
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...roomZones, ...webZones, ...functionZones] },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'no-console': 'error',
      eqeqeq: 'error',
      'max-depth': ['error', 4],
      'max-lines': ['warn', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['domain/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|yup$)',
              message: 'The domain imports yup alone; clock, randomness and services are parameters.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      ...jsxA11y.flatConfigs.strict.rules,
      'jsx-a11y/no-autofocus': 'off',
      ...restrictPackages(null),
    },
  },
  {
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...literalTexts] },
  },
  {
    // Work that a control starts goes through `useWork`, `BusyButton`, `ConfirmButton` or a form: pressing twice does it once.
    files: ['web/src/{app,components}/**/*.tsx', 'web/src/features/{sign-in,profile,organizations,users}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalTexts,
        ...['JSXAttribute[name.name=/^on(Click|Select|Confirm|Retry)$/]', 'Property[key.name="onSelect"]'].map(
          (control) => ({
            selector: `${control} UnaryExpression[operator="void"]`,
            message: 'Work that a control starts is done once however often it is pressed: see `useWork`.',
          }),
        ),
      ],
    },
  },
  ...soleImporters
    .flatMap((importer) => importer.folders)
    .map((folder) => ({ files: [`web/src/${folder}/**`], rules: restrictPackages(folder) })),
  {
    files: ['local/**', 'bench/**', 'e2e/**', '*/bin/**', 'matching/src/cli.ts', 'matching/scripts/**', '**/*.mjs'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'rules/**', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' },
  },
);
