import { shellTexts } from '@portal/domain/texts/shell';
import { ActionIcon, Menu } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { useRecentJobs } from '../../session/recent-jobs';
import classes from './shell.module.css';

/** Links to the recently visited jobs. */
export function RecentJobsMenu() {
  const jobs = useRecentJobs();
  if (jobs.length === 0) return null;
  return (
    <Menu position="bottom-end" width={260} shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={shellTexts.recentJobs}>
          <IconHistory size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{shellTexts.recentJobs}</Menu.Label>
        {jobs.map(({ id, title }) => (
          <Menu.Item key={id} component={Link} to={paths.job.href(id)} className={classes.recent}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
