import type { PublicResume } from '@portal/domain/contracts/public-api';
import { gradeTexts } from '@portal/domain/texts/grading';
import { Card } from '../components/card';
import classes from './grade-card.module.css';

/** The grade of the resume for the job, where the agency shows it to viewers. */
export function GradeCard({ grade, title }: { grade: NonNullable<PublicResume['grade']>; title: string }) {
  return (
    <Card title={title}>
      <div className={classes.overall} data-color={grade.color}>
        <span className={classes.score}>{grade.score}</span>
        <Meter label={gradeTexts.overall} value={grade.score} />
      </div>
      {grade.categories.length > 0 && (
        <ul className={classes.categories}>
          {grade.categories.map(({ category, score }) => (
            <li key={category} className={classes.category}>
              <span>{gradeTexts.categories[category]}</span>
              <span className={classes.number}>{score}</span>
              <Meter label={gradeTexts.categories[category]} value={score} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Meter({ label, value }: { label: string; value: number }) {
  return (
    <span
      className={classes.track}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
    >
      <span className={classes.fill} style={{ width: `${Math.max(0, Math.min(100, value))}%` }} />
    </span>
  );
}
