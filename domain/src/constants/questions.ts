/** Custom questions for each direction, up and down (001 §5, §9). */
export const maxSimpleQuestions = 3;
export const maxMultipleChoiceQuestions = 4;

/** Characters of a question (001 §5, §9). */
export const maxQuestionLength = 50;

/** Answers of a multiple-choice question (001 §3, §5). */
export const answersPerQuestion = 4;

/** Fewer answers than this are no choice. */
export const minAnswersPerQuestion = 2;
