import words from '../../../data/advertisements/employer.json' with { type: 'json' };
import { anyOf, phrasesOf } from '../../text/phrase-list';

/** Signs of an unnamed client with their weights; 1 is enough. */
const signs: readonly [weight: number, pattern: RegExp][] = [
  /** The client is hiring: `Our client, a maker of tents, needs …`. */
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
  /** The client is described. */
  [0.6, /\b(?:our|my) client(?:,| is| are| has been)\s(?:an?|one of|the)\b/iu],
  [0.4, phrasesOf(words.agencyWords)],
];
/** The contact address is an agency's. */
const ofAgencyAddress = 0.4;
/** `Our client` without any other name means an unnamed client. */
const enough = 1;

/**
 * Whether an agency advertises for an unnamed client, so names in the text are not the employer's. A company that
 * serves clients (`you work at our client's site`) hides nobody.
 * @param domains Second-level domains of the addresses in the text.
 */
export function hidesEmployer(text: string, domains: readonly string[]): boolean {
  const stated = signs.reduce((sum, [weight, pattern]) => sum + (pattern.test(text) ? weight : 0), 0);
  const isAgency = domains.some((domain) => words.agencyDomains.some((word) => domain.includes(word)));
  return stated + (stated > 0 && isAgency ? ofAgencyAddress : 0) >= enough;
}
