/** Most custom questions for thumbs up, and for thumbs down. */
export const maxSimpleQuestions = 3;
export const maxMultipleChoiceQuestions = 4;

/** Maximum characters of a question. */
export const maxQuestionLength = 50;

/** Most answers of a multiple-choice question. */
export const answersPerQuestion = 4;

/** Fewest answers of a multiple-choice question. */
export const minAnswersPerQuestion = 2;
