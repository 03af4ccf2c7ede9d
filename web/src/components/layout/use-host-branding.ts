import { useEffect, useState } from 'react';
import { hostTheme, mayBeAgencyHost } from '../../config/host-theme';
import type { OrganizationBranding } from '../../config/organization-cookie';

/** The agency of this host; null without one, undefined until the server has answered. */
export function useHostBranding(): OrganizationBranding | null | undefined {
  const [branding, setBranding] = useState<OrganizationBranding | null | undefined>(
    mayBeAgencyHost(window.location.hostname) ? undefined : null,
  );
  useEffect(() => {
    let isGone = false;
    void hostTheme().then((theme) => {
      if (isGone) return;
      if (theme) document.title = theme.browserTitle;
      setBranding(
        theme && { name: theme.organizationName, logoUrl: theme.logo?.url ?? '', primaryColor: theme.primaryColor },
      );
    });
    return () => {
      isGone = true;
    };
  }, []);
  return branding;
}
