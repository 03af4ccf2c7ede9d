import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { settingHistoryTexts as texts } from '@portal/domain/texts/settings';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { GuardedDrawer } from '../../../components/ui/guarded-drawer';
import { RowsLoading } from '../../../components/ui/states';

const SettingChanges = lazy(() => import('./setting-changes'));

/** Opens who changed which settings, when, and what they were before. */
export function SettingHistory({ organization }: { organization: OrganizationWithoutBrands }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {texts.open}
      </Button>
      <GuardedDrawer
        title={texts.title}
        isOpen={isOpen}
        isChanged={false}
        onClose={() => {
          setOpen(false);
        }}
      >
        <Suspense fallback={<RowsLoading rows={4} />}>
          <SettingChanges organization={organization} />
        </Suspense>
      </GuardedDrawer>
    </>
  );
}
