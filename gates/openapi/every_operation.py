"""Calls every operation of a service from its OpenAPI document alone, and holds each answer against the document.

    PARTNER_API_KEY=pk_... python3 every_operation.py http://127.0.0.1:3000

Standard library only, and nothing generated: whatever this script knows of the service, the document told it.
Exits with 1 when an answer is not as described, or an operation never succeeds.
"""

import datetime
import json
import os
import re
import sys
import urllib.error
import urllib.parse
import urllib.request

NOTES = {"description", "examples", "example", "default", "title"}
TYPES = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
}
FORMATS = {
    "date-time": lambda text: datetime.datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ"),
    "date": lambda text: datetime.date.fromisoformat(text),
    "uri": lambda text: re.fullmatch(r"[a-z][a-z0-9+.-]*://\S+", text) or fail(text),
}


def main():
    base_url = sys.argv[1].rstrip("/")
    document = json.loads(send(base_url + "/openapi.json", "GET", {}, None)[2])
    service = Service(base_url, document, os.environ.get("PARTNER_API_KEY"))
    operations = [
        Operation(document, path, method, item[method])
        for path, item in document["paths"].items()
        for method in item
    ]
    # Lists first: their rows have the identifiers that other paths ask for.
    for operation in sorted(operations, key=lambda operation: "{" in operation.path):
        for request in operation.requests(service.rows):
            service.call(operation, request)
    for operation in operations:
        name = operation.spec["operationId"]
        if 200 not in service.statuses.get(name, []):
            service.violations.append(f"{name} never succeeded")
        print(f"{name}: {sorted(service.statuses.get(name, []))}")
    for violation in service.violations:
        print(f"VIOLATION {violation}")
    sys.exit(1 if service.violations else 0)


class Operation:
    """What the document says about one method of one path."""

    def __init__(self, document, path, method, spec):
        self.document, self.path, self.method, self.spec = document, path, method.upper(), spec
        self.parameters = [follow(document, parameter) for parameter in spec.get("parameters", [])]

    def requests(self, rows):
        """With what is required; with each optional parameter beside it; with each body shown; and one mistake."""
        required = [parameter for parameter in self.parameters if parameter["required"]]
        optional = [parameter for parameter in self.parameters if not parameter["required"]]
        bodies = self.bodies()
        values = [{p["name"]: str(p["example"]) for p in required}]
        values += [self.known_ids(row) for row in rows if required and self.is_about(row)][:2]
        for value in values:
            for body in bodies:
                yield Request(self, value, body)
                for parameter in optional:
                    yield Request(self, {**value, parameter["name"]: str(parameter["example"])}, body)
        yield Request(self, values[0], bodies[0], mistake={"no_such_parameter": "1"})

    def bodies(self):
        content = self.spec.get("requestBody", {}).get("content", {}).get("application/json")
        return [example["value"] for example in content["examples"].values()] if content else [None]

    def is_about(self, row):
        success = follow(self.document, self.spec["responses"]["200"])["content"]["application/json"]["schema"]
        return follow(self.document, success)["properties"]["data"].get("$ref") == row[0]

    def known_ids(self, row):
        return {parameter["name"]: row[1][parameter["name"]] for parameter in self.parameters if parameter["required"]}


class Request:
    def __init__(self, operation, values, body, mistake=None):
        places = {parameter["name"]: parameter["in"] for parameter in operation.parameters}
        path, query, self.headers = operation.path, dict(mistake or {}), {}
        self.mistake = mistake
        for name, value in values.items():
            if places[name] == "path":
                path = path.replace("{" + name + "}", urllib.parse.quote(value, safe=""))
            elif places[name] == "query":
                query[name] = value
            else:
                self.headers[name] = value
        self.target = path + ("?" + urllib.parse.urlencode(query) if query else "")
        self.body = body


class Service:
    def __init__(self, base_url, document, key):
        self.base_url, self.document, self.key = base_url, document, key
        self.statuses, self.violations, self.rows = {}, [], []

    def call(self, operation, request):
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        status, answer_headers, text = send(
            self.base_url + request.target, operation.method, {**headers, **request.headers}, request.body
        )
        name = operation.spec["operationId"]
        self.statuses.setdefault(name, set()).add(status)
        faults = [*self.faults(operation, status, answer_headers, text)]
        if request.mistake and status < 400:
            faults.append("a parameter that is not described is taken")
        if not request.mistake and status == 400 and json.loads(text)["type"].endswith("/unknown-parameter"):
            faults.append("a parameter that is described is not taken")
        for fault in faults:
            self.violations.append(f"{operation.method} {request.target} {status}: {fault}")

    def faults(self, operation, status, headers, text):
        answer = operation.spec["responses"].get(str(status))
        if answer is None:
            yield "the status is not described"
            return
        answer = follow(self.document, answer)
        for name, header in answer.get("headers", {}).items():
            header = follow(self.document, header)
            if name not in headers and header.get("required"):
                yield f"the header {name} is missing"
        content = answer.get("content")
        if content is None:
            if text:
                yield "there is a body where none is described"
            return
        content_type = headers.get("Content-Type", "").split(";")[0]
        if content_type not in content:
            yield f"{content_type} is not described"
            return
        body = json.loads(text)
        schema = content[content_type]["schema"]
        yield from check(self.document, schema, body, "")
        self.remember(schema, body)

    def remember(self, schema, body):
        data = follow(self.document, schema).get("properties", {}).get("data", {})
        if data.get("type") == "array":
            self.rows += [(data["items"].get("$ref"), row) for row in body["data"]]


def check(document, schema, value, place):
    """What is wrong with a value, by a JSON Schema. A keyword that is not known here is wrong as well."""
    if "$ref" in schema:
        yield from check(document, follow(document, schema), value, place)
        return
    if "anyOf" in schema:
        attempts = [list(check(document, one, value, place)) for one in schema["anyOf"]]
        if all(attempts):
            yield f"{place or '/'} fits no alternative: {min(attempts, key=len)}"
        return
    for keyword, rule in schema.items():
        if keyword not in NOTES and keyword not in KEYWORDS:
            yield f"{place}: the keyword {keyword} is not known"
        elif keyword in KEYWORDS and not KEYWORDS[keyword](rule, value):
            yield f"{place or '/'} is {json.dumps(value)[:80]}, against {keyword} {json.dumps(rule)}"
    if isinstance(value, dict) and "properties" in schema:
        for name, member in value.items():
            if name in schema["properties"]:
                yield from check(document, schema["properties"][name], member, f"{place}/{name}")
            else:
                yield f"{place}/{name} is not described"
    if isinstance(value, list) and "items" in schema:
        for index, item in enumerate(value):
            yield from check(document, schema["items"], item, f"{place}/{index}")


def of_type(kind, holds):
    """A keyword that says something about values of one type only."""
    return lambda rule, value: not isinstance(value, kind) or isinstance(value, bool) or holds(rule, value)


def fits(name, text):
    try:
        FORMATS[name](text)
        return True
    except ValueError:
        return False


def fail(text):
    raise ValueError(text)


KEYWORDS = {
    "type": lambda rule, value: any(TYPES[one](value) for one in ([rule] if isinstance(rule, str) else rule)),
    "enum": lambda rule, value: value in rule,
    "const": lambda rule, value: value == rule and isinstance(value, bool) == isinstance(rule, bool),
    "required": of_type(dict, lambda rule, value: all(name in value for name in rule)),
    "properties": lambda rule, value: True,
    "items": lambda rule, value: True,
    "minItems": of_type(list, lambda rule, value: len(value) >= rule),
    "maxItems": of_type(list, lambda rule, value: len(value) <= rule),
    "minLength": of_type(str, lambda rule, value: len(value) >= rule),
    "maxLength": of_type(str, lambda rule, value: len(value) <= rule),
    "pattern": of_type(str, lambda rule, value: re.search(rule, value) is not None),
    "format": of_type(str, fits),
    "minimum": of_type((int, float), lambda rule, value: value >= rule),
    "maximum": of_type((int, float), lambda rule, value: value <= rule),
}


def follow(document, value):
    """The thing itself, where a reference may stand for it."""
    while "$ref" in value:
        target = document
        for segment in value["$ref"].removeprefix("#/").split("/"):
            target = target[segment.replace("~1", "/").replace("~0", "~")]
        value = target
    return value


def send(url, method, headers, body):
    """Status, headers and text of an answer, whatever its status."""
    data = None if body is None else json.dumps(body).encode()
    if data is not None:
        headers = {**headers, "Content-Type": "application/json"}
    request = urllib.request.Request(url, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, response.headers, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read().decode()


if __name__ == "__main__":
    main()
