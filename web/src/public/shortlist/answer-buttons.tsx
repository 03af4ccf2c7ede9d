import { shortlistTexts as texts } from '@portal/domain/texts/shortlist';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import { Icon } from '../components/icon';
import classes from './shortlist.module.css';

const icons = { positive: 'thumbUp', maybe: 'question', negative: 'thumbDown' } as const;

interface Props {
  label: string;
  offered: readonly ResumeAnswer[];
  answer: ResumeAnswer | '';
  onAnswer: (answer: ResumeAnswer) => void;
}

/** Yes, Maybe and No, one of them pressed. */
export function AnswerButtons({ label, offered, answer, onAnswer }: Props) {
  return (
    <div className={classes.answers} role="group" aria-label={label}>
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.answer}
          data-answer={one}
          aria-pressed={one === answer}
          onClick={() => {
            onAnswer(one);
          }}
        >
          <Icon name={icons[one]} size={20} />
          {texts.answers[one]}
        </button>
      ))}
    </div>
  );
}
