import { applicationVersion, productName } from '@portal/domain/constants/application';
import { fallbackColors } from '@portal/domain/constants/branding';
import { sessionTexts } from '@portal/domain/texts/session';
import { Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { ProductMark } from '../../../components/layout/product-mark';
import { useHostBranding } from '../../../components/layout/use-host-branding';
import { savedOrganizationBranding, type OrganizationBranding } from '../../../config/organization-cookie';
import { BrandTheme } from '../../../theme/brand-theme';
import classes from './sign-in-layout.module.css';
import { TermsLink } from './terms-checkbox';

interface Props {
  title: string;
  lead?: string;
  /** The page's organization; otherwise the last one in this browser. */
  branding?: OrganizationBranding | null;
  children: ReactNode;
}

/** The frame of every page before the sign-in: organization, tagline, content, terms. */
export function SignInLayout({ title, lead, branding, children }: Props) {
  const ofHost = useHostBranding();
  const saved = useMemo(() => savedOrganizationBranding(), []);
  const organization = branding ?? ofHost ?? saved;
  const color = organization?.primaryColor || fallbackColors.loginLogo;
  return (
    <BrandTheme color={color}>
      <div className={classes.page}>
        <aside className={classes.brand}>
          <div className={classes.brandContent}>
            <Text className={classes.tagline}>{sessionTexts.tagline}</Text>
            <ul className={classes.points}>
              {sessionTexts.points.map((point) => (
                <li key={point}>
                  <IconCheck size={18} aria-hidden />
                  {point}
                </li>
              ))}
            </ul>
          </div>
        </aside>
        <main className={classes.main}>
          <div className={classes.content}>
            {/* Nothing is shown before the host's agency is known, so that no other one is. */}
            {(branding ?? ofHost) !== undefined && <Mark organization={organization} color={color} />}
            <Stack gap={6} mb="lg">
              <Title order={1} style={{ overflowWrap: 'anywhere' }}>
                {title}
              </Title>
              {lead && (
                <Text size="sm" c="dimmed">
                  {lead}
                </Text>
              )}
            </Stack>
            {children}
          </div>
          <footer className={classes.footer}>
            <span>
              {productName} {applicationVersion}
            </span>
            <TermsLink />
          </footer>
        </main>
      </div>
    </BrandTheme>
  );
}

/** The organization's logo; without a loadable one, its name next to the product's mark in its color. */
function Mark({ organization, color }: { organization: OrganizationBranding | null; color: string }) {
  const [broken, setBroken] = useState('');
  const name = organization?.name || productName;
  const logo = organization?.logoUrl ?? '';
  if (logo && logo !== broken) {
    return (
      <img
        className={classes.logo}
        src={logo}
        alt={name}
        onError={() => {
          setBroken(logo);
        }}
      />
    );
  }
  return (
    <div className={classes.mark}>
      <ProductMark color={color} />
      <span>{name}</span>
    </div>
  );
}
