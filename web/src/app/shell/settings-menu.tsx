import { shellTexts } from '@portal/domain/texts/shell';
import { Avatar, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLeavePage } from '../../components/ui/unsaved-guard';
import { useWork } from '../../components/ui/use-work';
import { paths } from '../../config/paths';
import { useFirebase } from '../../firebase/firebase-context';
import { signOutTo } from '../../session/sign-out';
import { useSignedIn } from '../../session/session-context';
import { settingsMenu } from './menu';
import classes from './shell.module.css';

/** Account, organization, Logout. */
export function SettingsMenu() {
  const { user, organization } = useSignedIn();
  const { auth } = useFirebase();
  const { work } = useWork();
  const leavePage = useLeavePage();
  const name = user.displayName || user.email;
  return (
    <Menu position="bottom-end" width={220} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton>
          <VisuallyHidden>{shellTexts.settingsOf(name)}</VisuallyHidden>
          <Avatar src={user.photoURL || null} name={name} color="accent" size={32} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.person}>{name}</Menu.Label>
        {settingsMenu(user.userRoles, organization !== null).map((item) => (
          <Menu.Item key={item.href} component={Link} to={item.href}>
            {item.label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => {
            leavePage(() => {
              work(() => signOutTo(auth, paths.login.href()));
            });
          }}
        >
          {shellTexts.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
