/** Styles of marks for every document view; a shadow root uses them too. */
export const markStyles = `
mark[data-mark] { border-radius: 2px; color: inherit; cursor: pointer; background: rgb(255 214 102 / 55%); }
mark[data-mark][data-tone='found'] { background: rgb(64 170 90 / 28%); }
mark[data-mark][data-tone='near'] { background: rgb(240 180 40 / 38%); }
mark[data-mark][data-tone='value'] { background: rgb(70 130 220 / 20%); }
mark[data-mark][data-tone='doubtful'] { background: rgb(240 140 40 / 38%); }
mark[data-mark][aria-current] { background: rgb(255 190 40 / 60%); outline: 2px solid rgb(196 120 0); outline-offset: 1px; }
mark[data-mark]:focus-visible { outline: 2px solid rgb(0 80 200); outline-offset: 1px; }
`;
