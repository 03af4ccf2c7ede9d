import { settingTabs, type SettingTab } from '@portal/domain/fields/meta';
import { settings } from '@portal/domain/organizations/settings';
import { settingsTexts } from '@portal/domain/texts/settings';
import { startBenchPortal } from '../tables/bench-portal';
import { benchOrganization, benchPeople, seedLists } from '../tables/seed-lists';
import { quantile, textTable } from '../text-table';
import { slowdown, threadSession, typeInto } from './type-into';

const maxMs = 50;
/** Tabs that are measured: those with the most fields. */
const measuredTabs = 3;

const fieldsOf = (tab: SettingTab) => settings.filter((setting) => setting.tab === tab).length;

/**
 * How long the browser's thread works for a key in the largest tabs of the settings, from the key to the frame that shows it,
 * for a super admin, who sees all fields. What the thread worked is counted and multiplied, not the time in which others
 * had the processor.
 */
export async function measureTyping(report: (what: string) => void): Promise<string> {
  const portal = await startBenchPortal(report);
  try {
    await seedLists({ jobs: 1, users: 0, organizations: 0, candidates: {} }, report);
    const page = await portal.open(benchPeople.superAdmin);
    const session = await threadSession(page);
    const tabs = [...settingTabs].sort((one, other) => fieldsOf(other) - fieldsOf(one)).slice(0, measuredTabs);
    const rows: (string | number)[][] = [];
    for (const tab of tabs) {
      const selected = encodeURIComponent(settingsTexts[tab]);
      await page.goto(`/app/admin/organization/edit/${benchOrganization}?selectedTab=${selected}`);
      const input = page.locator('form section input[type=text][name]:not([readonly]):not([disabled])').first();
      await input.waitFor({ timeout: 60_000 });
      const times = await typeInto(page, session, input);
      const most = Math.max(...times);
      rows.push([
        settingsTexts[tab],
        fieldsOf(tab),
        quantile(times, 0.5).toFixed(0),
        quantile(times, 0.95).toFixed(0),
        most.toFixed(0),
        maxMs,
        most <= maxMs ? 'yes' : 'NO',
      ]);
    }
    await page.context().close();
    const title = `typing, ${String(slowdown)} times slower`;
    return textTable([title, 'fields', 'median ms', '95 % ms', 'most ms', 'at most', 'within'], rows);
  } finally {
    await portal.close();
  }
}
