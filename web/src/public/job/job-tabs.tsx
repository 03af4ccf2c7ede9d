import type { JobPage } from '@portal/domain/contracts/public-api';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Tags } from '../components/tags';
import { formatSalary } from './format-salary';
import classes from './job.module.css';

/** The job's requirements and benefits in tabs. */
export function JobTabs({ job }: { job: JobPage }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tabs: { title: string; content: ReactNode }[] = [
    {
      title: publicJobTexts.requiredSkills,
      content: job.requiredSkills.length > 0 && <Tags items={job.requiredSkills} />,
    },
    {
      title: publicJobTexts.education,
      content: [job.education.degreeName, job.education.degreeType].find(Boolean),
    },
    { title: publicJobTexts.salary, content: formatSalary(job.salary) },
    { title: publicJobTexts.jobCategory, content: job.categories.length > 0 && <Tags items={job.categories} /> },
    { title: publicJobTexts.contact, content: hasContact(job.contact) && <Contact contact={job.contact} /> },
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    setCurrent(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div className={classes.tabs}>
      <div
        ref={list}
        className={classes.tabList}
        role="tablist"
        aria-label={publicJobTexts.details}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={classes.tab}
            aria-selected={index === current}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => {
              setCurrent(index);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className={classes.tabPanel}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== current}
        >
          {content || <p className={classes.nothing}>{publicJobTexts.nothingGiven}</p>}
        </div>
      ))}
    </div>
  );
}

function hasContact({ name, email, phone }: JobPage['contact']): boolean {
  return !!(name || email || phone);
}

function Contact({ contact: { name, email, phone } }: { contact: JobPage['contact'] }) {
  return (
    <ul className={classes.contact}>
      {name && <li dir="auto">{name}</li>}
      {email && (
        <li>
          <a href={`mailto:${encodeURI(email)}`}>{email}</a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </li>
      )}
    </ul>
  );
}
