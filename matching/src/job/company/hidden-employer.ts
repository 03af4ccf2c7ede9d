import words from '../../../data/advertisements/employer.json' with { type: 'json' };
import { anyOf, phrasesOf } from '../../text/phrase-list';

/** Signs that somebody writes for an employer whom he does not name, and how much each says so; 1 is enough. */
const signs: readonly [weight: number, pattern: RegExp][] = [
  /** The client is the one who hires: `Our client, a maker of tents, needs …`. */
  [
    1,
    new RegExp(
      String.raw`(?<=^|[.!?:,]\s)(?:our|my) client(?:,[^.;\n]{2,80},)? (?:(?:is|are|has been) (?:(?:now|currently|actively|also) )?(?:${anyOf(words.recruiting)})|needs?\b|seeks?\b|wants?\b|requires?\b|wish(?:es)?\b|would like\b|(?:has|have) an? (?:new |urgent |immediate |exciting )?(?:opening|vacancy|opportunity|requirement|need|role|position)\b)`,
      'imu',
    ),
  ],
  [1, /^client\s*[:：]\s*(?:an?|our|one of|confidential|undisclosed)\b/imu],
  [1, /\ban? [\p{L} ]{2,30} client (?:wants|needs|seeks|is|has)\b/iu],
  [
    1,
    new RegExp(
      String.raw`${anyOf(words.recruiting)}[^.;\n]{0,60}\b(?:on behalf of|for) (?:(?:an?|our|my|one of (?:our|my)) (?:[\p{L}-]+ ){0,3}clients?)\b`,
      'iu',
    ),
  ],
  [1, new RegExp(String.raw`\bon behalf of (?:an?|our|my|one of)\b[^.;\n]{0,80}${anyOf(words.recruiting)}`, 'iu')],
  /** He is told to be somebody. */
  [0.6, /\b(?:our|my) client(?:,| is| are| has been)\s(?:an?|one of|the)\b/iu],
  [0.4, phrasesOf(words.agencyWords)],
];
/** The writer's own address is an agency's. */
const ofAgencyAddress = 0.4;
/** An advertiser who writes of `our client` where he names nobody else has nobody else to name. */
const enough = 1;

/**
 * Whether an agency writes for somebody whom it does not name: the names in the text are not the employer's then. A firm
 * that serves clients of its own (`you work at our client's site`) hides nobody.
 * @param domains The parts before the top level of the addresses in the text.
 */
export function hidesEmployer(text: string, domains: readonly string[]): boolean {
  const stated = signs.reduce((sum, [weight, pattern]) => sum + (pattern.test(text) ? weight : 0), 0);
  const isAgency = domains.some((domain) => words.agencyDomains.some((word) => domain.includes(word)));
  return stated + (stated > 0 && isAgency ? ofAgencyAddress : 0) >= enough;
}
