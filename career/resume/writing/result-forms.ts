// Results as reports tack them on behind a deed, by the form they have.

/** "99.2 percent network uptime": a share of something, told behind the deed. */
export const SHARE =
  /^\d+(?:\.\d+)?(?:%| percent) (?!(?:under|over|above|below|ahead|better|faster|higher|lower|more|less)\b)(?:[a-z-]+ ){0,3}[a-z-]+$/;

/** "zero lost tools in 11 months", "93% hit rate": what came of it, without a verb. */
export const WITHOUT_LOSS =
  /^(?:no|zero|0) (?:[A-Za-z-]+ (?:and )?){0,4}[a-z-]+(?: (?:in|during|over|on) (?:\d+ )?(?:[a-z-]+ ){0,3}[a-z-]+)?$(?<!\b(?:was|were|lost|found|failed|passed)$)/;
export const RATE = /^\d+(?:\.\d+)?(?:%| percent) (?:[a-z-]+ ){0,3}(?:rate|average|score)$/;

/** "zero pesticide violations 4 years": what did not happen, and how long. */
export const NONE_FOR =
  /^((?:no|zero|0) (?:[a-z-]+ ){0,3}[a-z]+s),? (\d+ (?:years|months|weeks|days|deployments|inspections))$/;

/** "highest in 3 years", "best in the wing": how it compares. */
export const COMPARED =
  /^(?:highest|lowest|best|fastest|first|largest|most|fewest) (?:in|of|on|among|ever)\b[^,;]*$/;

/** "22% over goal": how far beyond what was asked. */
export const OVER_GOAL =
  /^\d+(?:\.\d+)?(?:%| percent) (?:over|above|below|under|ahead of|beyond) (?:the )?(?:goal|target|plan|budget|standard|average|quota|schedule|estimate)$/;

/** "average wait down from 9 to 3 days": what it came to. */
export const CAME_TO = /^(?:[a-z-]+ ){1,3}(?:down|up) from \$?[\d.,]+[KM%]? to \$?[\d.,]+[KM%]?(?: [a-z]+)?$/;

/** "false positives down 44%": what went up or down. */
export const MOVED = /^(?:[a-z-]+ ){1,3}(?:down|up) (?:by )?\d+(?:\.\d+)?(?:%| percent)$/;

/** "fitness test failures 7 to 2": what went up or down, from one figure to another. */
export const MEASURE_MOVED =
  /^((?:[a-z-]+ ){0,4}(?:failures|errors|complaints|mishaps|accidents|injuries|discrepancies|rejects|incidents|write-ups|findings)) (?:from )?(\d+) to (\d+)$/;

export const SAVED =
  /^((?:an estimated |over |about |nearly )?\$[\d.,]+[KMB]?(?: (?:million|billion))?) saved$/;
