// Generated from the contract by `pnpm run generate` in this package. Do not edit.

import type {
  Attribution,
  Claim,
  ConflictEvent,
  Dossier,
  FactCheckResult,
  Meta,
  Problem,
  ProblemCode,
  ResearchResult,
} from '../wire.generated.js';

export const attribution: Attribution = {
  "required": true,
  "text": "Source: Example Monitor, https://monitor.example (CC BY 4.0), accessed on 2026-03-15. Includes data of Sarn Valley Event Register (CC BY 4.0).",
  "html": "Source: <a href=\"https://monitor.example\">Example Monitor</a> (<a href=\"https://creativecommons.org/licenses/by/4.0/\">CC BY 4.0</a>), accessed on 2026-03-15. Includes data of <a href=\"https://register.example\">Sarn Valley Event Register</a> (<a href=\"https://creativecommons.org/licenses/by/4.0/\">CC BY 4.0</a>).",
  "markdown": "Source: [Example Monitor](https://monitor.example) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)), accessed on 2026-03-15. Includes data of [Sarn Valley Event Register](https://register.example) ([CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)).",
  "url": "https://monitor.example",
  "provider": "Example Monitor",
  "license": {
    "id": "CC-BY-4.0",
    "url": "https://creativecommons.org/licenses/by/4.0/"
  },
  "accessed_on": "2026-03-15",
  "upstream": [
    {
      "provider": "Sarn Valley Event Register",
      "text": "Sarn Valley Event Register, edition 4",
      "license": {
        "id": "CC-BY-4.0",
        "url": "https://creativecommons.org/licenses/by/4.0/"
      },
      "url": "https://register.example",
      "changes": "Places generalised to a grid of 0.1 degrees; types mapped to ours."
    }
  ],
  "terms_url": "/terms",
  "terms_version": "2026-11-01",
  "prohibited_uses": [
    "targeting_civilians"
  ]
};

export const meta: Meta = {
  "as_of": "2026-03-15T08:30:00Z",
  "warnings": [],
  "contract_version": "1.0.0"
};

export const event: ConflictEvent = {
  "id": "ev-1042",
  "version": 2,
  "status": "published",
  "published_at": "2026-03-14T18:20:00Z",
  "updated_at": "2026-03-15T07:05:00Z",
  "lang": "en",
  "external_ids": [
    {
      "scheme": "sarn-register",
      "id": "88213"
    }
  ],
  "corrections": [
    {
      "version": 2,
      "at": "2026-03-15T07:05:00Z",
      "kind": "correction",
      "reason": "The number of people killed was revised after a second source."
    }
  ],
  "title": "Shelling near Old Ford",
  "summary": "Artillery shells landed near the bridge at Old Ford, on the road to Brënn, in the afternoon. The bridge stayed open to traffic, according to the district council.",
  "type": "explosion_remote_violence",
  "occurred": {
    "earliest": "2026-03-14T00:00:00Z",
    "latest": "2026-03-14T23:59:59Z",
    "precision": "day"
  },
  "province": {
    "slug": "north-ardel",
    "name": "North Ardel",
    "country": "XV",
    "source_name": "North Ardel Province"
  },
  "location": {
    "latitude": -32.4,
    "longitude": -21.7,
    "uncertainty_m": 15700,
    "precision": "settlement",
    "generalized": true
  },
  "actors": [
    {
      "name": "Army of the North",
      "role": "side_a"
    }
  ],
  "casualties": {
    "killed": {
      "low": 1,
      "best": 2,
      "high": 3
    },
    "civilians_killed": {
      "low": null,
      "best": null,
      "high": null
    }
  },
  "verification": {
    "level": "corroborated",
    "source_count": 2
  },
  "sources": [
    {
      "publisher": "Ardel Courier",
      "title": "Shells fall near the Old Ford bridge",
      "url": "https://courier.example/2026/03/14/old-ford",
      "published_at": "2026-03-14T17:45:00Z"
    },
    {
      "publisher": "Sarn Valley Event Register",
      "title": null,
      "url": "https://register.example/88213",
      "published_at": null
    }
  ],
  "dossier_ids": [
    "ds-7"
  ],
  "claim_ids": [
    "cl-311"
  ]
};

export const retractedEvent: ConflictEvent = {
  "id": "ev-1017",
  "version": 2,
  "status": "retracted",
  "published_at": "2026-03-02T10:00:00Z",
  "updated_at": "2026-03-05T16:30:00Z",
  "lang": "en",
  "external_ids": [],
  "corrections": [
    {
      "version": 2,
      "at": "2026-03-05T16:30:00Z",
      "kind": "retraction",
      "reason": "The only source withdrew its report."
    }
  ],
  "title": "Retracted",
  "summary": null,
  "type": null,
  "occurred": {
    "earliest": null,
    "latest": null,
    "precision": "unknown"
  },
  "province": null,
  "location": null,
  "actors": [],
  "casualties": {
    "killed": {
      "low": null,
      "best": null,
      "high": null
    },
    "civilians_killed": {
      "low": null,
      "best": null,
      "high": null
    }
  },
  "verification": null,
  "sources": [],
  "dossier_ids": [],
  "claim_ids": []
};

export const dossier: Dossier = {
  "id": "ds-7",
  "version": 5,
  "status": "published",
  "published_at": "2025-11-20T08:00:00Z",
  "updated_at": "2026-03-15T07:30:00Z",
  "lang": "en",
  "external_ids": [],
  "corrections": [],
  "title": "The bridges of North Ardel",
  "summary": "What is known about the fighting around the three river crossings of North Ardel.",
  "state": "open",
  "period": {
    "earliest": "2025-11-02T00:00:00Z",
    "latest": null
  },
  "provinces": [
    {
      "slug": "north-ardel",
      "name": "North Ardel",
      "country": "XV",
      "source_name": "North Ardel Province"
    }
  ],
  "sections": [
    {
      "heading": "Old Ford",
      "body": "The bridge at Old Ford is the only crossing still open to traffic."
    },
    {
      "heading": null,
      "body": "The two other bridges have been closed since the winter."
    }
  ],
  "event_refs": [
    {
      "id": "ev-1042",
      "version": 2
    }
  ],
  "claim_refs": [
    {
      "id": "cl-311",
      "version": 1
    }
  ],
  "sources": [
    {
      "publisher": "Ardel Courier",
      "title": "A winter at the river",
      "url": "https://courier.example/2026/02/01/river",
      "published_at": "2026-02-01T06:00:00Z"
    }
  ]
};

export const claim: Claim = {
  "id": "cl-311",
  "version": 1,
  "status": "published",
  "published_at": "2026-03-15T07:00:00Z",
  "updated_at": "2026-03-15T07:00:00Z",
  "lang": "en",
  "external_ids": [],
  "corrections": [],
  "text": "The bridge at Old Ford was destroyed on 14 March.",
  "context": "Shared with a photograph of another bridge.",
  "claimant": "Posts on social media",
  "claimed_at": "2026-03-14T20:10:00Z",
  "first_appearance_url": "https://social.example/posts/5518",
  "province": {
    "slug": "north-ardel",
    "name": "North Ardel",
    "country": "XV",
    "source_name": "North Ardel Province"
  },
  "event_ids": [
    "ev-1042"
  ],
  "review": {
    "verdict": "refuted",
    "verdict_label": "Refuted",
    "original_rating": "Fake",
    "explanation": "Photographs taken on 15 March show the bridge at Old Ford standing, with traffic on it.",
    "reviewed_at": "2026-03-15T06:40:00Z",
    "reviewer": "Sarn Fact Desk",
    "url": "https://facts.example/reviews/old-ford-bridge"
  }
};

export const researchResult: ResearchResult = {
  "id": "rs-01JQ8Z5T3M7R9XK2",
  "query": "Is the bridge at Old Ford open?",
  "locale": {
    "requested": "en-GB",
    "resolved": "en"
  },
  "status": "answered",
  "answer": {
    "text": "The bridge stayed open to traffic, according to the district council.",
    "statements": [
      {
        "kind": "extracted",
        "text": "The bridge stayed open to traffic, according to the district council.",
        "evidence_ids": [
          "e1"
        ]
      }
    ]
  },
  "explanation": null,
  "evidence": [
    {
      "id": "e1",
      "record": {
        "kind": "event",
        "id": "ev-1042",
        "version": 2,
        "field": "/summary"
      },
      "stance": "supports",
      "quote": "The bridge stayed open to traffic, according to the district council.",
      "excerpt": {
        "text": "Artillery shells landed near the bridge at Old Ford, on the road to Brënn, in the afternoon. The bridge stayed open to traffic, according to the district council.",
        "sha256": "fc028b07e02cf0559446e7559e536a912d590141b4c740c9dae01605f7fdeb4a"
      },
      "byte_start": 94,
      "byte_end": 163,
      "source": {
        "publisher": "Ardel Courier",
        "url": "https://courier.example/2026/03/14/old-ford",
        "published_at": "2026-03-14T17:45:00Z"
      }
    }
  ],
  "computations": [],
  "coverage": {
    "records_searched": 1284,
    "records_considered": 6,
    "window": {
      "earliest": "2024-01-03T00:00:00Z",
      "latest": "2026-03-14T23:59:59Z"
    },
    "languages": [
      "en"
    ]
  },
  "used_records": [
    {
      "kind": "event",
      "id": "ev-1042",
      "version": 2
    }
  ],
  "confidence": "medium",
  "method": {
    "name": "bm25-extractive",
    "version": "1",
    "machine_generated": true
  },
  "generated_at": "2026-03-15T08:30:00Z"
};

export const insufficientResearchResult: ResearchResult = {
  "id": "rs-01JQ8Z61B4Q2W7NE",
  "query": "How many people crossed the bridge at Old Ford in 2019?",
  "locale": {
    "requested": null,
    "resolved": "en"
  },
  "status": "insufficient_evidence",
  "answer": null,
  "explanation": "No sentence in the records answers the question.",
  "evidence": [],
  "computations": [],
  "coverage": {
    "records_searched": 1284,
    "records_considered": 6,
    "window": {
      "earliest": "2024-01-03T00:00:00Z",
      "latest": "2026-03-14T23:59:59Z"
    },
    "languages": [
      "en"
    ]
  },
  "used_records": [],
  "confidence": "low",
  "method": {
    "name": "bm25-extractive",
    "version": "1",
    "machine_generated": true
  },
  "generated_at": "2026-03-15T08:30:00Z"
};

export const factCheckResult: FactCheckResult = {
  "id": "fc-01JQ8Z7C9D1F5H3J",
  "claim": "The bridge at Old Ford was destroyed on 14 March.",
  "locale": {
    "requested": "en",
    "resolved": "en"
  },
  "verdict": "refuted",
  "verdict_label": "Refuted",
  "explanation": "A reviewed claim with the same wording was found false, and an event of that day says otherwise.",
  "matched_claims": [
    {
      "id": "cl-311",
      "version": 1,
      "text": "The bridge at Old Ford was destroyed on 14 March.",
      "review": {
        "verdict": "refuted",
        "verdict_label": "Refuted",
        "original_rating": "Fake",
        "explanation": "Photographs taken on 15 March show the bridge at Old Ford standing, with traffic on it.",
        "reviewed_at": "2026-03-15T06:40:00Z",
        "reviewer": "Sarn Fact Desk",
        "url": "https://facts.example/reviews/old-ford-bridge"
      },
      "score": 0.97,
      "method": "bm25"
    }
  ],
  "evidence": [
    {
      "id": "e2",
      "record": {
        "kind": "claim",
        "id": "cl-311",
        "version": 1,
        "field": "/review/explanation"
      },
      "stance": "refutes",
      "quote": "Photographs taken on 15 March show the bridge at Old Ford standing, with traffic on it.",
      "excerpt": {
        "text": "Photographs taken on 15 March show the bridge at Old Ford standing, with traffic on it.",
        "sha256": "4c08fd0aede86ecf3d3f0b6eab06db79aab7c2c9f1cb2ae17b0716bf379980d7"
      },
      "byte_start": 0,
      "byte_end": 87,
      "source": {
        "publisher": "Sarn Fact Desk",
        "url": "https://facts.example/reviews/old-ford-bridge",
        "published_at": "2026-03-15T06:40:00Z"
      }
    },
    {
      "id": "e1",
      "record": {
        "kind": "event",
        "id": "ev-1042",
        "version": 2,
        "field": "/summary"
      },
      "stance": "refutes",
      "quote": "The bridge stayed open to traffic, according to the district council.",
      "excerpt": {
        "text": "Artillery shells landed near the bridge at Old Ford, on the road to Brënn, in the afternoon. The bridge stayed open to traffic, according to the district council.",
        "sha256": "fc028b07e02cf0559446e7559e536a912d590141b4c740c9dae01605f7fdeb4a"
      },
      "byte_start": 94,
      "byte_end": 163,
      "source": {
        "publisher": "Ardel Courier",
        "url": "https://courier.example/2026/03/14/old-ford",
        "published_at": "2026-03-14T17:45:00Z"
      }
    }
  ],
  "computations": [],
  "coverage": {
    "records_searched": 1284,
    "records_considered": 9,
    "window": {
      "earliest": "2024-01-03T00:00:00Z",
      "latest": "2026-03-15T07:00:00Z"
    },
    "languages": [
      "en"
    ]
  },
  "used_records": [
    {
      "kind": "claim",
      "id": "cl-311",
      "version": 1
    },
    {
      "kind": "event",
      "id": "ev-1042",
      "version": 2
    }
  ],
  "confidence": "high",
  "method": {
    "name": "bm25-calibrated",
    "version": "1+4b81f0c2d9e7",
    "machine_generated": true
  },
  "generated_at": "2026-03-15T08:30:00Z"
};

export const insufficientFactCheckResult: FactCheckResult = {
  "id": "fc-01JQ8Z8M2K6P0S4T",
  "claim": "The bridge at Old Ford was built in 1874.",
  "locale": {
    "requested": "en",
    "resolved": "en"
  },
  "verdict": "insufficient_evidence",
  "verdict_label": "Not enough evidence",
  "explanation": "None of the records searched says when the bridge was built.",
  "matched_claims": [],
  "evidence": [],
  "computations": [],
  "coverage": {
    "records_searched": 1284,
    "records_considered": 9,
    "window": {
      "earliest": "2024-01-03T00:00:00Z",
      "latest": "2026-03-15T07:00:00Z"
    },
    "languages": [
      "en"
    ]
  },
  "used_records": [],
  "confidence": "low",
  "method": {
    "name": "bm25-calibrated",
    "version": "1+4b81f0c2d9e7",
    "machine_generated": true
  },
  "generated_at": "2026-03-15T08:30:00Z"
};

export const problems: Readonly<Record<ProblemCode, Problem>> = {
  "invalid-parameter": {
    "type": "/problems/invalid-parameter",
    "title": "A parameter is not valid",
    "status": 400,
    "detail": "since must be a whole number of hours followed by the letter h, from 1h to 876000h.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": [
      {
        "parameter": "since",
        "detail": "must be a whole number of hours followed by the letter h, from 1h to 876000h"
      }
    ]
  },
  "unknown-parameter": {
    "type": "/problems/unknown-parameter",
    "title": "A parameter is unknown or given twice",
    "status": 400,
    "detail": "provinces is not a parameter of this operation.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": [
      {
        "parameter": "provinces",
        "detail": "is not a parameter of this operation"
      }
    ]
  },
  "invalid-cursor": {
    "type": "/problems/invalid-cursor",
    "title": "The cursor is not valid here",
    "status": 400,
    "detail": "The cursor belongs to a list with other filters.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": [
      {
        "parameter": "cursor",
        "detail": "belongs to a list with other filters"
      }
    ]
  },
  "malformed-json": {
    "type": "/problems/malformed-json",
    "title": "The body is not JSON",
    "status": 400,
    "detail": "The body ends before the JSON is complete.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "invalid-encoding": {
    "type": "/problems/invalid-encoding",
    "title": "The request is not valid UTF-8",
    "status": 400,
    "detail": "The body is not UTF-8.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "invalid-body": {
    "type": "/problems/invalid-body",
    "title": "The body is not valid",
    "status": 400,
    "detail": "query must have 3 to 2000 characters after trimming.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": [
      {
        "pointer": "/query",
        "detail": "must have 3 to 2000 characters after trimming"
      }
    ]
  },
  "invalid-request": {
    "type": "/problems/invalid-request",
    "title": "The request is not valid HTTP for this service",
    "status": 400,
    "detail": "A GET request must not have a body.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "unauthenticated": {
    "type": "/problems/unauthenticated",
    "title": "No valid key",
    "status": 401,
    "detail": "The request has no key that is valid here.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "insufficient-scope": {
    "type": "/problems/insufficient-scope",
    "title": "The key does not cover this operation",
    "status": 403,
    "detail": "The key lacks the scope research.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "terms-not-accepted": {
    "type": "/problems/terms-not-accepted",
    "title": "The terms in force have not been accepted",
    "status": 403,
    "detail": "The key accepted the terms of 2026-05-01; in force are those of 2026-11-01.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "partner-suspended": {
    "type": "/problems/partner-suspended",
    "title": "The partner is suspended",
    "status": 403,
    "detail": "Access of this partner is suspended.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "prohibited-use": {
    "type": "/problems/prohibited-use",
    "title": "The request asks for a prohibited use",
    "status": 403,
    "detail": "It asks where people at risk, or the places that shelter them, are now.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": [],
    "decision_id": "5f0c7a3e-9d1b-4c58-8a55-0b6a1f7c2e41",
    "clause": "targeting_civilians",
    "automated": true,
    "appeal": "To have a person look at this decision, write to appeals@desk.example, quote the decision_id and say what the question is for."
  },
  "not-found": {
    "type": "/problems/not-found",
    "title": "There is no such record",
    "status": 404,
    "detail": "No event ev-9999 is published here.",
    "instance": "/api/v1/events/ev-9999",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "unknown-path": {
    "type": "/problems/unknown-path",
    "title": "There is no such path",
    "status": 404,
    "detail": "There is no path /api/v1/event.",
    "instance": "/api/v1/event",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "method-not-allowed": {
    "type": "/problems/method-not-allowed",
    "title": "The method is not allowed here",
    "status": 405,
    "detail": "This path takes GET.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "not-acceptable": {
    "type": "/problems/not-acceptable",
    "title": "No acceptable representation",
    "status": 406,
    "detail": "This path serves application/json.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "request-timeout": {
    "type": "/problems/request-timeout",
    "title": "The request took too long to arrive",
    "status": 408,
    "detail": "The body did not arrive in time.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "idempotency-in-progress": {
    "type": "/problems/idempotency-in-progress",
    "title": "The same request is still being answered",
    "status": 409,
    "detail": "A request with this Idempotency-Key is still in progress.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "body-too-large": {
    "type": "/problems/body-too-large",
    "title": "The body is too large",
    "status": 413,
    "detail": "The body has more than 16 KiB.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "uri-too-long": {
    "type": "/problems/uri-too-long",
    "title": "The address is too long",
    "status": 414,
    "detail": "Path and query have more than 4096 characters.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "unsupported-media-type": {
    "type": "/problems/unsupported-media-type",
    "title": "The media type of the body is not supported",
    "status": 415,
    "detail": "The body is text/plain; this operation takes application/json.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "idempotency-key-reused": {
    "type": "/problems/idempotency-key-reused",
    "title": "The idempotency key was used for another request",
    "status": 422,
    "detail": "This Idempotency-Key came with another request before: another body, or the other operation.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "quota-exceeded": {
    "type": "/problems/quota-exceeded",
    "title": "Too many requests",
    "status": 429,
    "detail": "The quota of 600 reads a minute is used up. Try again in 12 seconds.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "concurrency-exceeded": {
    "type": "/problems/concurrency-exceeded",
    "title": "Too many requests at the same time",
    "status": 429,
    "detail": "20 requests of this partner are in progress, which is as many as one may have.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "headers-too-large": {
    "type": "/problems/headers-too-large",
    "title": "The headers are too large",
    "status": 431,
    "detail": "The headers have more than 8 KiB.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "internal-error": {
    "type": "/problems/internal-error",
    "title": "Something broke on our side",
    "status": 500,
    "detail": "The request failed for a reason that is ours.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "method-not-implemented": {
    "type": "/problems/method-not-implemented",
    "title": "The method is unknown",
    "status": 501,
    "detail": "The method of this request is not known here.",
    "instance": "",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "overloaded": {
    "type": "/problems/overloaded",
    "title": "Too much is being answered right now",
    "status": 503,
    "detail": "60 requests are in progress, which is as many as this server takes.",
    "instance": "/api/v1/research",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  },
  "unavailable": {
    "type": "/problems/unavailable",
    "title": "The service cannot answer right now",
    "status": 503,
    "detail": "The database cannot be reached. Try again in 12 seconds.",
    "instance": "/api/v1/events",
    "request_id": "01JQ8Z5T3M7R9XK2C4V6B8N0PD",
    "errors": []
  }
};
