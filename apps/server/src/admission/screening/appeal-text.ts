/** Explains how to have a person review a refusal. */
export function appealText(contact: string | null): string {
  const where =
    contact === null
      ? 'ask whoever runs this service or gave you your key'
      : URL.canParse(contact)
        ? `go to ${contact}`
        : `write to ${contact}`;
  return `To have a person look at this decision, ${where}, quote the decision_id and say what the question is for.`;
}
