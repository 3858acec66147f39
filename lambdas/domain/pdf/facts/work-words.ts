/** What happened, and what is done about it. */
export const OF_WORK =
  /\b(?:repairs?|rebuild|replace(?:ment)?|re-?roof|loss|damages?|fire|flood|hail|wind|storm|leak|burst|backup|sewage|mold|smoke|tree|impact|dry-?\s?out|mitigation|remediation|reconstruction|remodel|renovation|clean-?up|tear-?off|board-?up)\b/i;
