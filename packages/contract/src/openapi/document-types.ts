import type * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Reference {
  $ref: string;
}

export interface Example {
  summary: string;
  value: unknown;
}

interface MediaType {
  schema: JsonSchema;
  examples?: Record<string, Example>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
}

export interface Header {
  description: string;
  required?: boolean;
  schema: JsonSchema;
  example?: string | number;
}

export interface Response {
  description: string;
  headers: Record<string, Reference>;
  content?: Record<string, MediaType>;
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  /** Required scopes by security scheme. OpenAPI 3.1 allows scopes for every scheme, not only OAuth. */
  security: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: true; description: string; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
}

/** The subset of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    termsOfService: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', OpenApiOperation>>>;
  components: {
    securitySchemes: Record<string, { type: 'http'; scheme: 'bearer'; description: string }>;
    parameters: Record<string, Parameter>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
    schemas: Record<string, JsonSchema>;
  };
}
