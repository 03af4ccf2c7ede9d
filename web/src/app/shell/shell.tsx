import { AppShell, Burger, Container, Group, MantineProvider, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { CrumbNames } from '../../components/layout/crumb-names';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { useFirebase } from '../../firebase/firebase-context';
import { reportError } from '../../firebase/report-error';
import { useSignedIn } from '../../session/session-context';
import { themeOf } from '../../theme/theme';
import { Breadcrumb } from './breadcrumb';
import { Footer } from './footer';
import { mainMenu, superAdminMenu } from './menu';
import { OfflineNotice } from './offline-notice';
import { OrganizationMark } from './organization-mark';
import { SettingsMenu } from './settings-menu';
import classes from './shell.module.css';

/** The frame around every screen: header with menus, breadcrumb, the screen, footer (000 §2). */
export function Shell() {
  const { user, organization } = useSignedIn();
  const { auth } = useFirebase();
  const location = useLocation();
  const [isMenuOpen, menu] = useDisclosure(false);
  const closeMenu = menu.close;
  useEffect(closeMenu, [location.pathname, closeMenu]);

  const title = organization?.customLabels.browserTitleTag || organization?.name;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const theme = useMemo(() => themeOf(organization?.colors.primaryColor), [organization?.colors.primaryColor]);
  const items = user.userRoles.superAdmin ? [...mainMenu, ...superAdminMenu] : mainMenu;

  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <AppShell
        header={{ height: 52 }}
        navbar={{ width: 240, breakpoint: 'sm', collapsed: { desktop: true, mobile: !isMenuOpen } }}
      >
        <a className={classes.skip} href="#main">
          Skip to content
        </a>
        <AppShell.Header className={classes.header}>
          <Container size={1400} h="100%" px="md">
            <Group h="100%" justify="space-between" wrap="nowrap">
              <Group gap="lg" wrap="nowrap" h="100%">
                <Burger opened={isMenuOpen} onClick={menu.toggle} hiddenFrom="sm" size="sm" aria-label="Menu" />
                <OrganizationMark organization={organization} />
                <Group component="nav" aria-label="Main" gap={2} visibleFrom="sm" h="100%" wrap="nowrap">
                  {items.map((item) => (
                    <NavLink key={item.href} to={item.href} end={item.href === '/app'} className={classes.link}>
                      {item.label}
                    </NavLink>
                  ))}
                </Group>
              </Group>
              <SettingsMenu />
            </Group>
          </Container>
        </AppShell.Header>
        <AppShell.Navbar p="sm" hiddenFrom="sm" aria-label="Main">
          <Stack gap={2}>
            {items.map((item) => (
              <NavLink key={item.href} to={item.href} end={item.href === '/app'} className={classes.link}>
                {item.label}
              </NavLink>
            ))}
          </Stack>
        </AppShell.Navbar>
        <AppShell.Main id="main" className={classes.main} tabIndex={-1}>
          <OfflineNotice />
          <Container size={1400} px="md" className={classes.content}>
            <CrumbNames>
              <Breadcrumb />
              <ErrorBoundary
                resetKey={location.pathname}
                onError={(error) => {
                  reportError(auth, error, 'screen');
                }}
              >
                <Outlet />
              </ErrorBoundary>
            </CrumbNames>
          </Container>
          <Footer />
        </AppShell.Main>
      </AppShell>
    </MantineProvider>
  );
}
