import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { useEffect, useState } from 'react';
import { hostTheme, servedHostTheme } from '../../config/host-theme';
import type { OrganizationBranding } from '../../config/organization-cookie';

/** The agency of this host; null without one, undefined until the server has answered. */
export function useHostBranding(): OrganizationBranding | null | undefined {
  const [branding, setBranding] = useState<OrganizationBranding | null | undefined>(() =>
    brandingOf(servedHostTheme()),
  );
  useEffect(() => {
    let isGone = false;
    void hostTheme().then((theme) => {
      if (isGone) return;
      if (theme) document.title = theme.browserTitle;
      setBranding(brandingOf(theme));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return branding;
}

function brandingOf<Absent extends null | undefined>(theme: PublicTheme | Absent): OrganizationBranding | Absent {
  if (!theme) return theme;
  return { name: theme.organizationName, logoUrl: theme.logo?.url ?? '', primaryColor: theme.primaryColor };
}
