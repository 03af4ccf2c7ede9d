import { Schema } from 'yup';
import { profileDesigns, type ProfileDesign } from '../templates/profile-design';
import { profileSectionSchema, type BuiltProfile, type ProfileSection } from './built-profile';

/**
 * The parts of a stored profile that can be shown, and the names of those that are broken. A broken part is left out, so
 * that it does not hide the rest.
 * @param stored as it was cast; a broken document passes the cast unchanged.
 */
export function readableProfile(stored: unknown): { built: BuiltProfile; broken: string[] } {
  const parts: Readonly<Record<string, unknown>> = isObject(stored) ? stored : {};
  const broken = isObject(stored) ? [] : ['profile'];
  const text = (name: string): string => {
    const value = parts[name] ?? '';
    if (typeof value === 'string') return value;
    broken.push(name);
    return '';
  };
  const sections = (name: string): ProfileSection[] => {
    const value = parts[name] ?? [];
    const readable = Array.isArray(value) ? value.filter(isSection) : [];
    if (!Array.isArray(value) || readable.length < value.length) broken.push(name);
    return readable;
  };
  const design = profileDesigns.find((one) => one === parts.design) ?? ('classic' satisfies ProfileDesign);
  return {
    built: {
      design,
      headerContent: text('headerContent'),
      completedProfile: sections('completedProfile'),
      footerContent: text('footerContent'),
      footerWithoutContact: text('footerWithoutContact'),
      isFooterContact: parts.isFooterContact === true,
      secondColumn: sections('secondColumn'),
      setAside: sections('setAside'),
    },
    broken,
  };
}

function isSection(value: unknown): value is ProfileSection {
  if (!isObject(value)) return false;
  const { badges, files } = value;
  return (
    Object.entries(profileSectionSchema.fields).every(
      ([name, field]) => field instanceof Schema && field.isType(value[name]),
    ) &&
    Array.isArray(badges) &&
    badges.every((badge) => typeof badge === 'string') &&
    Array.isArray(files) &&
    files.every(isObject)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
