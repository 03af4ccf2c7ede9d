import { readFileSync, writeFileSync } from 'node:fs';
import { withSettingsRules } from './settings-rules';

/** `npm run rules`: writes the part of `firestore.rules` that the description of settings gives. */
const path = new URL('../../../firestore.rules', import.meta.url);
writeFileSync(path, withSettingsRules(readFileSync(path, 'utf8')));
