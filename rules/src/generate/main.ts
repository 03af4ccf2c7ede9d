import { readFileSync, writeFileSync } from 'node:fs';
import { settingsPage } from './settings-page';
import { withSettingsRules } from './settings-rules';

/** `npm run rules`: writes what the description of settings gives: a part of `firestore.rules`, and `docs/settings.md`. */
const rules = new URL('../../../firestore.rules', import.meta.url);
writeFileSync(rules, withSettingsRules(readFileSync(rules, 'utf8')));
writeFileSync(new URL('../../../docs/settings.md', import.meta.url), settingsPage());
