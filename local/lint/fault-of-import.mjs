import { posix } from 'node:path';
import { functionLayers, publicImports, roomImports, soleImporters, webLayers } from './layers.mjs';

/**
 * What is wrong with an import, if anything.
 * @param {string} file the importing file, from the top of the repository, with slashes
 * @param {string} specifier what it imports
 * @param {boolean} isType whether it imports types alone
 * @returns {string | null} the message for its author
 */
export function faultOfImport(file, specifier, isType) {
  const path = pathOf(file, specifier);
  return (
    (path === null ? faultOfPackage(file, specifier, isType) : faultOfRoom(file, path)) ??
    faultInDomain(file, specifier) ??
    (path === null ? null : (faultInWeb(file, path) ?? faultInFunctions(file, path)))
  );
}

/** Where an import of the repository leads, from its top; null for a package. */
function pathOf(file, specifier) {
  if (/^\.\.?(?:\/|$)/.test(specifier)) return posix.join(posix.dirname(file), specifier);
  const [, room, rest = 'index'] = /^@portal\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  return room === undefined ? null : `${room}/src/${rest}`;
}

function faultOfPackage(file, specifier, isType) {
  if (isType || !file.startsWith('web/')) return null;
  const rule = soleImporters.find(({ packages }) =>
    packages.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
  );
  if (!rule || rule.folders.some((folder) => file.startsWith(`web/src/${folder}/`))) return null;
  return `Only ${rule.folders.map((folder) => `web/src/${folder}`).join(', ')} may import this.`;
}

function faultOfRoom(file, path) {
  const [from, to] = [roomOf(file), roomOf(path)];
  if (!from || !to || from === to || roomImports[from].includes(to)) return null;
  return `${from} does not import ${to}.`;
}

function roomOf(path) {
  const room = path.slice(0, path.indexOf('/'));
  return Object.hasOwn(roomImports, room) ? room : null;
}

function faultInDomain(file, specifier) {
  if (!file.startsWith('domain/src/') || isTest(file) || specifier.startsWith('.') || specifier === 'yup') return null;
  return 'The domain imports yup alone; clock, randomness and services are parameters.';
}

function faultInWeb(file, path) {
  const [from, to] = [foldersIn('web/src/', file), foldersIn('web/src/', path)];
  if (!from || !to) return null;
  const [layer, higher] = [webLayers.indexOf(from[0]), webLayers.indexOf(to[0])];
  if (layer !== -1 && higher > layer) return `${from[0]} lies below ${to[0]}.`;
  if (from[0] === 'features' && to[0] === 'features' && from[1] !== to[1]) {
    return 'Features do not import each other; the route composes them.';
  }
  if (from[0] === 'public' && higher > 0 && !publicImports.some((part) => path.startsWith(`web/src/${part}`))) {
    return 'Public pages import the domain, their own parts, the document viewer, the profile and what knows of the connection.';
  }
  if (from[0] !== 'public' && to[0] === 'public') return 'The staff application does not import public pages.';
  return null;
}

function faultInFunctions(file, path) {
  const [from, to] = [foldersIn('functions/src/', file)?.[0], foldersIn('functions/src/', `${path}/`)?.[0]];
  if (!from || !to || from === to) return null;
  if (to === 'testing') return isTest(file) ? null : 'Helpers of tests are for tests.';
  if (from === 'apis' || from === 'testing') return null;
  const [layer, other] = [from, to].map((folder) => functionLayers.findIndex((folders) => folders.includes(folder)));
  if (layer === -1) {
    return other === -1 ? 'Capabilities do not import each other; shared code belongs to the noun below them.' : null;
  }
  if (isTest(file) || (other !== -1 && other <= layer)) return null;
  return `functions/src/${from} does not import a higher layer.`;
}

/** The folders and the name of a file below `base`; null for a file elsewhere or directly in it. */
function foldersIn(base, path) {
  const parts = path.startsWith(base) ? path.slice(base.length).split('/') : [];
  return parts.length > 1 ? parts : null;
}

function isTest(file) {
  return /\.test\.tsx?$/.test(file);
}
