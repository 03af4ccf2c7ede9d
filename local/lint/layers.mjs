/** Which code may import which: rooms, and the layers inside `web` and `functions`. */

/** Rooms with those that they import. */
export const roomImports = {
  domain: [],
  matching: ['domain'],
  functions: ['domain', 'matching'],
  web: ['domain'],
  local: ['domain', 'matching', 'functions'],
  rules: ['domain', 'local'],
  e2e: ['domain', 'local'],
  bench: ['domain', 'matching', 'local', 'functions', 'e2e'],
};

/** Folders of `web/src`; each imports those before it. */
export const webLayers = ['config', 'theme', 'components', 'firebase', 'session', 'features', 'app'];

/** What public pages import of `web/src` besides `public` and `config`. */
export const publicImports = ['components/document/', 'components/profile/', 'components/ui/until-online'];

/**
 * Layers of `functions/src`, lowest first; folders of one layer may import each other. All other folders are capabilities:
 * they import the layers and not each other.
 */
export const functionLayers = [
  ['runtime', 'store', 'adapters'],
  ['users', 'uploads', 'parsing', 'projections', 'migrations', 'links'],
  ['grading', 'pdf', 'word', 'mail', 'webhooks'],
  ['jobs'],
  ['interviews', 'candidates'],
  ['profiles'],
];

/** Packages that only a few folders of `web/src` may import; everybody may import their types. */
export const soleImporters = [
  {
    packages: ['reactfire', 'firebase/app', 'firebase/auth', 'firebase/storage'],
    folders: ['firebase', 'session', 'testing'],
  },
  { packages: ['formik'], folders: ['components/form', 'public'] },
  { packages: ['ag-grid-react', 'ag-grid-community'], folders: ['components/grid'] },
];
