import type { EventListOptions } from '@partner-api/client';

/** Returns the request for the events on screen, as code in several languages. */
export function requestsFor(options: EventListOptions, hasKey: boolean): Readonly<Record<string, string>> {
  const base = location.origin;
  const query = new URLSearchParams(
    Object.entries({ ...options, limit: 200 }).map(([name, value]) => [name, String(value)]),
  );
  const address = `${base}/api/v1/events?${query}`;
  const given = JSON.stringify(options);
  return {
    curl: `curl '${address}'${hasKey ? ` \\\n  -H "Authorization: Bearer $PARTNER_API_KEY"` : ''}`,
    TypeScript: `import { createPartnerClient } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';

const client = createPartnerClient({ baseUrl: '${base}'${hasKey ? ', apiKey: process.env.PARTNER_API_KEY' : ''} });
const list = client.events.list(${given});
for await (const event of list) console.log(event.title);
console.log(toText(list));`,
    Python: `import os, requests

url, rows = "${base}/api/v1/events", []
params = ${JSON.stringify({ ...options, limit: 200 })}
headers = ${hasKey ? '{"Authorization": f"Bearer {os.environ[\'PARTNER_API_KEY\']}"}' : '{}'}
while True:
    answer = requests.get(url, params=params, headers=headers, timeout=30)
    answer.raise_for_status()
    page = answer.json()
    rows += page["data"]
    if not page["page"]["next_cursor"]:
        break
    params["cursor"] = page["page"]["next_cursor"]
print(len(rows), page["attribution"]["text"])`,
    R: `library(httr2)

rows <- request("${base}/api/v1/events") |>
  req_url_query(${Object.entries({ ...options, limit: 200 })
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(', ')}) |>${hasKey ? '\n  req_auth_bearer_token(Sys.getenv("PARTNER_API_KEY")) |>' : ''}
  req_perform_iterative(
    next_req = iterate_with_cursor("cursor", resp_param_value = \\(resp) resp_body_json(resp)$page$next_cursor),
    max_reqs = Inf
  ) |>
  resps_data(\\(resp) resp_body_json(resp)$data)`,
  };
}
