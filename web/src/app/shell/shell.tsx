import { AppShell, Burger, Button, Container, Group, Stack } from '@mantine/core';
import type { Organization } from '@portal/domain/organizations/organization';
import { shellTexts } from '@portal/domain/texts/shell';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { Link, NavLink, Outlet, useLocation, useNavigation } from 'react-router';
import { NavigationPending } from '../../components/grid/navigation-pending';
import { TableOwner } from '../../components/grid/table-owner';
import { CrumbNames } from '../../components/layout/crumb-names';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { isEmbedded } from '../../config/cookies';
import { paths } from '../../config/paths';
import { SignInAgain } from '../../features/sign-in/components/sign-in-again';
import { TermsCard } from '../../features/sign-in/components/terms-card';
import { UnsavedChanges } from '../../components/ui/unsaved-changes';
import { useAuthState } from '../../firebase/auth-state';
import { useFirebase } from '../../firebase/firebase-context';
import { reportError } from '../../firebase/report-error';
import { RecentProofProvider } from '../../session/recent-proof';
import { useSignedIn } from '../../session/session-context';
import { BrandTheme } from '../../theme/brand-theme';
import { useImpersonation } from '../../session/use-impersonation';
import { useStoredTimeZone } from '../../session/use-stored-time-zone';
import { useTimeTracking } from '../../session/use-time-tracking';
import { Component as Forbidden } from '../routes/errors/forbidden-page';
import { Component as NotFound } from '../routes/errors/not-found-page';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import { ImpersonationBanner } from './impersonation-banner';
import { ImpersonationEnded } from './impersonation-ended';
import { headerMenu, type MenuCount } from './menu';
import { OfflineNotice } from './offline-notice';
import { OrganizationMark } from './organization-mark';
import { isTearsheetUrl, productAccess } from './product-access';
import { RecentJobsMenu } from './recent-jobs-menu';
import { SettingsMenu } from './settings-menu';
import { useScreenChange } from './use-screen-change';
import classes from './shell.module.css';

/** Loaded where sessions end without activity. */
const IdleEnd = lazy(() => import('../../session/idle-end'));

/** Menu items that fit in the header of a tablet. */
const maxOnTablet = 5;

interface Props {
  /** The number behind an entry of the menu. */
  Count?: ComponentType<{ of: MenuCount; organization: Pick<Organization, 'id' | 'clientReminders'> }>;
}

/** The frame around every screen: header with menus, notices, breadcrumb, the screen, footer. */
export function Shell({ Count }: Props) {
  const { user, organization } = useSignedIn();
  const { auth } = useFirebase();
  const authState = useAuthState();
  const isExpired = authState.status === 'signedIn' && authState.isExpired;
  const isImpersonation = useImpersonation(user.id);
  const location = useLocation();
  const { location: destination } = useNavigation();
  const isLeft = destination !== undefined && destination.pathname !== location.pathname;
  const [isMenuOpen, menu] = useDisclosure(false);
  const closeMenu = menu.close;
  useEffect(closeMenu, [location.pathname, closeMenu]);
  const main = useRef<HTMLElement>(null);
  useScreenChange(main);

  const title = organization?.customLabels.browserTitleTag || organization?.name;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  useTimeTracking('core');
  useStoredTimeZone(user, isImpersonation);
  const access = productAccess({ pathname: location.pathname, user, organization, isEmbedded: isEmbedded() });
  const items = headerMenu(user, organization);
  const idleMinutes = organization?.signIn.idleMinutes ?? 0;
  const breakpoint = items.length > maxOnTablet ? 'md' : 'sm';

  return (
    <BrandTheme color={organization?.colors.primaryColor}>
      <UnsavedChanges>
        <RecentProofProvider>
          <AppShell
            header={{ height: 52 }}
            navbar={{ width: 240, breakpoint, collapsed: { desktop: true, mobile: !isMenuOpen } }}
          >
            <a className={classes.skip} href="#main">
              {shellTexts.skipToContent}
            </a>
            <AppShell.Header className={classes.header}>
              <Container size={1400} h="100%" px="md">
                <Group h="100%" justify="space-between" wrap="nowrap">
                  <Group gap="lg" wrap="nowrap" h="100%" miw={0}>
                    <Burger
                      opened={isMenuOpen}
                      onClick={menu.toggle}
                      hiddenFrom={breakpoint}
                      size="sm"
                      aria-label={shellTexts.menu}
                    />
                    <OrganizationMark organization={organization} />
                    <Group
                      component="nav"
                      aria-label={shellTexts.mainMenu}
                      gap={2}
                      visibleFrom={breakpoint}
                      h="100%"
                      wrap="nowrap"
                    >
                      {items.map((item) => (
                        <NavLink key={item.href} to={item.href} end={item.href === '/app'} className={classes.link}>
                          {item.label}
                          {item.counts && organization && Count && (
                            <Count of={item.counts} organization={organization} />
                          )}
                        </NavLink>
                      ))}
                    </Group>
                  </Group>
                  <Group gap="xs" wrap="nowrap" style={{ flexShrink: 0 }}>
                    {isTearsheetUrl(location.pathname) && access === 'allowed' && (
                      <Button
                        component={Link}
                        to={paths.tearsheets.href()}
                        variant="default"
                        size="compact-md"
                        className={classes.tearsheets}
                      >
                        {shellTexts.workWithTearsheets}
                      </Button>
                    )}
                    <RecentJobsMenu />
                    <SettingsMenu />
                  </Group>
                </Group>
              </Container>
            </AppShell.Header>
            <AppShell.Navbar p="sm" hiddenFrom={breakpoint} aria-label={shellTexts.mainMenu}>
              <Stack gap={2}>
                {items.map((item) => (
                  <NavLink key={item.href} to={item.href} end={item.href === '/app'} className={classes.link}>
                    {item.label}
                    {item.counts && organization && Count && <Count of={item.counts} organization={organization} />}
                  </NavLink>
                ))}
              </Stack>
            </AppShell.Navbar>
            <AppShell.Main ref={main} id="main" className={classes.main} tabIndex={-1}>
              <ImpersonationBanner />
              <OfflineNotice />
              <Container size={1400} px="md" className={classes.content}>
                <CrumbNames>
                  <div className={classes.crumbs}>
                    <Breadcrumb />
                  </div>
                  <ErrorBoundary
                    resetKey={location.pathname}
                    onError={(error) => {
                      reportError(auth, error, 'screen');
                    }}
                  >
                    <TableOwner value={user.id}>
                      <NavigationPending value={isLeft}>
                        {access === 'allowed' ? <Outlet /> : access === 'denied' ? <Forbidden /> : <NotFound />}
                      </NavigationPending>
                    </TableOwner>
                  </ErrorBoundary>
                </CrumbNames>
              </Container>
              <Footer />
            </AppShell.Main>
            {!isImpersonation && <TermsCard user={user} />}
            {idleMinutes > 0 && !isImpersonation && !isExpired && (
              <Suspense>
                <IdleEnd idleMinutes={idleMinutes} />
              </Suspense>
            )}
            {isImpersonation ? (
              <ImpersonationEnded email={user.email} isOpen={isExpired} />
            ) : (
              <SignInAgain
                email={user.email}
                providerHref={user.identity.provider ? paths.providerReturn.again(user.email) : undefined}
                isOpen={isExpired}
              />
            )}
          </AppShell>
        </RecentProofProvider>
      </UnsavedChanges>
    </BrandTheme>
  );
}
