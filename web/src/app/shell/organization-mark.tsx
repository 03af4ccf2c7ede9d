import { productName } from '@portal/domain/constants/application';
import type { Organization } from '@portal/domain/organizations/organization';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import classes from './shell.module.css';

/** The organization's logo, or its name; leads home. */
export function OrganizationMark({ organization }: { organization: Organization | null }) {
  const name = organization?.name ?? productName;
  return (
    <Link to={paths.app.href()} className={classes.name} aria-label={`${name}, home`}>
      {organization?.photoURL ? <img className={classes.logo} src={organization.photoURL} alt="" /> : name}
    </Link>
  );
}
