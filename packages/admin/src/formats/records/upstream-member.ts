import type { Upstream } from '@partner-api/contract';
import { LicenseSchema } from '@partner-api/contract';
import * as z from 'zod';
import { customIssue, optionalText, optionalUrl, text } from './members.js';

/**
 * Schema of the credits of a record; a line without them keeps those of the stored record. A source marked `restricted`
 * is refused unless the operator states its permission.
 */
export const upstream = (mayRedistribute: ReadonlySet<string>) =>
  z
    .array(
      z
        .strictObject({
          provider: text,
          text,
          license: z.strictObject(LicenseSchema.shape).nullable().default(null),
          url: optionalUrl,
          changes: optionalText,
          redistribution: z.literal('restricted').optional(),
        })
        .transform(({ redistribution, ...credit }, context): Upstream => {
          if (redistribution === 'restricted' && !mayRedistribute.has(credit.provider)) {
            context.addIssue(
              customIssue(
                'redistribution_not_permitted',
                `${credit.provider} restricts redistribution; import it only with its permission, saying so`,
              ),
            );
          }
          return credit;
        }),
    )
    .optional();
