import { Tabs } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useMatch } from 'react-router';
import { useReturnedFocus } from '../../../components/ui/use-returned-focus';
import { useShownTab } from '../../../components/ui/use-shown-tab';
import { paths } from '../../../config/paths';
import { useHighlights } from '../document/highlights';
import classes from './candidate-tabs.module.css';

/** The tab that a link to the profile opens, `?tab=profile`. */
export const profileTab = 'profile';

/** The tab that a mail about a message opens, `?tab=messages`. */
export const messagesTab = 'messages';

/** The tab that is open first. */
export const initialTab = 'match';

/** The tab that a link opens. @param named in the link's query. */
export function tabOfLink(named: string | null): string {
  return [profileTab, messagesTab].find((tab) => tab === named) ?? initialTab;
}

/** The tabs next to the document; a mark in the document opens its tab. */
export function CandidateTabs({ children }: { children: ReactNode }) {
  const highlights = useHighlights();
  return (
    <Tabs
      value={highlights?.tab ?? initialTab}
      onChange={(tab) => {
        if (tab !== null) highlights?.setTab(tab);
      }}
      keepMounted={false}
      // The alternative unmounts effects of a hidden tab: leave warnings and pending saves.
      keepMountedMode="display-none"
    >
      {children}
    </Tabs>
  );
}

/**
 * The tab bar. The dialog that parses a file may remove the button that opened it:
 * then the open tab gets the focus.
 */
export function TabNames({ names }: { names: Readonly<Record<string, string>> }) {
  const tab = useHighlights()?.tab;
  const list = useShownTab(tab ?? null);
  const opened = useReturnedFocus(useMatch(paths.parseCandidateFile.path) !== null);
  return (
    <Tabs.List ref={list} mb="md" className={classes.tabs}>
      {Object.entries(names).map(([value, name]) => (
        <Tabs.Tab key={value} value={value} ref={value === tab ? opened : undefined}>
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/**
 * The content of a tab, mounted when it is first opened and kept from then on: text in its forms and
 * pending saves survive a switch of tabs.
 */
export function KeptPanel({ tab, children }: { tab: string; children: ReactNode }) {
  const isOpen = useHighlights()?.tab === tab;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <Tabs.Panel value={tab} keepMounted={wasOpened}>
      {children}
    </Tabs.Panel>
  );
}
