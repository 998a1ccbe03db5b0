import type * as contract from '@partner-api/contract';
import { describe, test } from 'vitest';
import type * as wire from '../src/wire.generated.js';

/** Whether two types are identical. Mutual assignability would miss optional members, `any` and lost literals. */
type Identical<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;

const prove = <_Proof extends true>(): void => {};

/** The output type of a schema, without importing zod. */
type OutputOf<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never;
type BodyOf<Response> = Response extends { body: infer Schema } ? OutputOf<Schema> : OutputOf<Response>;

type Method<Route> = Route extends { method: infer Value; path: infer Path }
  ? { method: Value; path: Path }
  : never;
type Path<Route> = Route extends { pathParams: infer Schema }
  ? { pathParameters: OutputOf<Schema> }
  : unknown;
type Query<Route> = Route extends { query: infer Schema } ? { query: OutputOf<Schema> } : unknown;
type Body<Route> = Route extends { method: 'POST'; body: infer Schema }
  ? { body: OutputOf<Schema> }
  : unknown;
type Responses<Route> = Route extends { responses: infer ByStatus }
  ? { responses: { -readonly [Status in keyof ByStatus]: BodyOf<ByStatus[Status]> } }
  : never;

type Flat<Type> = { [Member in keyof Type]: Type[Member] };
type OperationOf<Route> = Flat<Method<Route> & Path<Route> & Query<Route> & Body<Route> & Responses<Route>>;

type Contract = contract.Contract;

describe('the generated types equal the inferred types of the contract', () => {
  test('each operation: method, path, request, every status and its body', () => {
    prove<Identical<wire.Operations['listEvents'], OperationOf<Contract['events']['list']>>>();
    prove<Identical<wire.Operations['getEvent'], OperationOf<Contract['events']['get']>>>();
    prove<Identical<wire.Operations['listDossiers'], OperationOf<Contract['dossiers']['list']>>>();
    prove<Identical<wire.Operations['listClaims'], OperationOf<Contract['claims']['list']>>>();
    prove<Identical<wire.Operations['research'], OperationOf<Contract['research']>>>();
    prove<Identical<wire.Operations['factCheck'], OperationOf<Contract['factCheck']>>>();
  });

  test('there is no other operation', () => {
    prove<
      Identical<
        keyof wire.Operations,
        'listEvents' | 'getEvent' | 'listDossiers' | 'listClaims' | 'research' | 'factCheck'
      >
    >();
    prove<Identical<keyof Contract, 'events' | 'dossiers' | 'claims' | 'research' | 'factCheck'>>();
    prove<Identical<keyof Contract['events'], 'list' | 'get'>>();
    prove<Identical<keyof Contract['dossiers'] | keyof Contract['claims'], 'list'>>();
  });

  test('each named type', () => {
    prove<Identical<wire.Actor, contract.Actor>>();
    prove<Identical<wire.Answer, contract.Answer>>();
    prove<Identical<wire.Attribution, contract.Attribution>>();
    prove<Identical<wire.Casualties, contract.Casualties>>();
    prove<Identical<wire.Claim, contract.Claim>>();
    prove<Identical<wire.ClaimList, contract.ClaimList>>();
    prove<Identical<wire.Confidence, contract.Confidence>>();
    prove<Identical<wire.ConflictEvent, contract.ConflictEvent>>();
    prove<Identical<wire.Correction, contract.Correction>>();
    prove<Identical<wire.Coverage, contract.Coverage>>();
    prove<Identical<wire.Dossier, contract.Dossier>>();
    prove<Identical<wire.DossierList, contract.DossierList>>();
    prove<Identical<wire.DossierState, contract.DossierState>>();
    prove<Identical<wire.Estimate, contract.Estimate>>();
    prove<Identical<wire.EventFilters, contract.EventFilters>>();
    prove<Identical<wire.EventList, contract.EventList>>();
    prove<Identical<wire.EventListQuery, contract.EventListQuery>>();
    prove<Identical<wire.EventResponse, contract.EventResponse>>();
    prove<Identical<wire.EventType, contract.EventType>>();
    prove<Identical<wire.Evidence, contract.Evidence>>();
    prove<Identical<wire.ExternalId, contract.ExternalId>>();
    prove<Identical<wire.FactCheckRequest, contract.FactCheckRequest>>();
    prove<Identical<wire.FactCheckResponse, contract.FactCheckResponse>>();
    prove<Identical<wire.FactCheckResult, contract.FactCheckResult>>();
    prove<Identical<wire.License, contract.License>>();
    prove<Identical<wire.Location, contract.Location>>();
    prove<Identical<wire.LocationPrecision, contract.LocationPrecision>>();
    prove<Identical<wire.MatchedClaim, contract.MatchedClaim>>();
    prove<Identical<wire.Meta, contract.Meta>>();
    prove<Identical<wire.Method, contract.Method>>();
    prove<Identical<wire.Occurrence, contract.Occurrence>>();
    prove<Identical<wire.Page, contract.Page>>();
    prove<Identical<wire.Period, contract.Period>>();
    prove<Identical<wire.Problem, contract.Problem>>();
    prove<Identical<wire.ProblemCode, contract.ProblemCode>>();
    prove<Identical<wire.ProblemError, contract.ProblemError>>();
    prove<Identical<wire.ProblemType, contract.ProblemType>>();
    prove<Identical<wire.Province, contract.Province>>();
    prove<Identical<wire.RecordFilters, contract.RecordFilters>>();
    prove<Identical<wire.RecordKind, contract.RecordKind>>();
    prove<Identical<wire.RecordListQuery, contract.RecordListQuery>>();
    prove<Identical<wire.RecordReference, contract.RecordReference>>();
    prove<Identical<wire.RecordStatus, contract.RecordStatus>>();
    prove<Identical<wire.ResearchRequest, contract.ResearchRequest>>();
    prove<Identical<wire.ResearchResponse, contract.ResearchResponse>>();
    prove<Identical<wire.ResearchResult, contract.ResearchResult>>();
    prove<Identical<wire.ResearchStatus, contract.ResearchStatus>>();
    prove<Identical<wire.ResolvedLocale, contract.ResolvedLocale>>();
    prove<Identical<wire.Review, contract.Review>>();
    prove<Identical<wire.ReviewVerdict, contract.ReviewVerdict>>();
    prove<Identical<wire.Section, contract.Section>>();
    prove<Identical<wire.Source, contract.Source>>();
    prove<Identical<wire.Stance, contract.Stance>>();
    prove<Identical<wire.Statement, contract.Statement>>();
    prove<Identical<wire.StatementKind, contract.StatementKind>>();
    prove<Identical<wire.TimePrecision, contract.TimePrecision>>();
    prove<Identical<wire.Upstream, contract.Upstream>>();
    prove<Identical<wire.UsedRecord, contract.UsedRecord>>();
    prove<Identical<wire.Verdict, contract.Verdict>>();
    prove<Identical<wire.Verification, contract.Verification>>();
    prove<Identical<wire.VerificationLevel, contract.VerificationLevel>>();
    prove<Identical<wire.Warning, contract.Warning>>();
    prove<Identical<wire.WarningCode, contract.WarningCode>>();
  });
});

describe('the type comparison detects', () => {
  type Event = wire.ConflictEvent;
  type With<Change> = Flat<Omit<Event, keyof Change> & Change>;

  test('nothing without a difference', () => {
    prove<Identical<Flat<Event>, contract.ConflictEvent>>();
  });

  test('a member that is missing, added, optional, nullable, widened or any', () => {
    // @ts-expect-error a member is missing
    prove<Identical<Omit<Event, 'title'>, contract.ConflictEvent>>();
    // @ts-expect-error a member is added
    prove<Identical<With<{ severity: number }>, contract.ConflictEvent>>();
    // @ts-expect-error a member is optional
    prove<Identical<With<{ title?: string }>, contract.ConflictEvent>>();
    // @ts-expect-error a member may be null
    prove<Identical<With<{ title: string | null }>, contract.ConflictEvent>>();
    // @ts-expect-error an enumeration lost its values
    prove<Identical<With<{ status: string }>, contract.ConflictEvent>>();
    // @ts-expect-error a type became any
    // biome-ignore lint/suspicious/noExplicitAny: the test checks that `any` is detected.
    prove<Identical<With<{ location: any }>, contract.ConflictEvent>>();
    // @ts-expect-error a closed enumeration is not an open one
    prove<Identical<With<{ status: wire.RecordStatus }>, contract.ConflictEvent>>();
  });

  test('a status that is missing, and a body that is another', () => {
    type Operation = OperationOf<Contract['research']>;
    // @ts-expect-error 429 is missing
    prove<Identical<Omit<wire.Operations['research']['responses'], 429>, Operation['responses']>>();
    // @ts-expect-error it is the body of another operation
    prove<Identical<wire.Operations['factCheck']['responses'], Operation['responses']>>();
  });
});
