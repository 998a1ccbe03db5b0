// Command render-chart renders the templates of a chart like helm, which Debian does not have. It uses Go templates, the functions
// of sprig and those that helm adds, and reads the values as JSON from standard input.
//
//	GO111MODULE=off GOPATH=/usr/share/gocode go run ./scripts/render-chart deploy/helm/partner-api
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"github.com/ghodss/yaml"
)

func main() {
	folder := os.Args[1]
	var values map[string]interface{}
	check(json.NewDecoder(os.Stdin).Decode(&values))
	var chart map[string]interface{}
	text, err := os.ReadFile(filepath.Join(folder, "Chart.yaml"))
	check(err)
	check(yaml.Unmarshal(text, &chart))
	capital := map[string]interface{}{}
	for name, value := range chart {
		capital[strings.ToUpper(name[:1])+name[1:]] = value
	}
	data := map[string]interface{}{
		"Values":  values,
		"Chart":   capital,
		"Release": map[string]interface{}{"Name": "desk", "Namespace": "default", "Service": "Helm"},
	}

	root := template.New("chart").Option("missingkey=zero")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, data interface{}) (string, error) {
		var text strings.Builder
		err := root.ExecuteTemplate(&text, name, data)
		return text.String(), err
	}
	functions["required"] = func(warning string, value interface{}) (interface{}, error) {
		if value == nil || value == "" {
			return nil, fmt.Errorf("%s", warning)
		}
		return value, nil
	}
	functions["toYaml"] = func(value interface{}) string {
		text, err := yaml.Marshal(value)
		check(err)
		return strings.TrimSuffix(string(text), "\n")
	}
	root.Funcs(functions)
	files, err := filepath.Glob(filepath.Join(folder, "templates", "*"))
	check(err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		check(err)
		template.Must(root.New(filepath.Base(file)).Parse(string(text)))
	}
	for _, file := range files {
		if name := filepath.Base(file); !strings.HasPrefix(name, "_") {
			fmt.Printf("---\n# Source: %s\n", name)
			check(root.ExecuteTemplate(os.Stdout, name, data))
		}
	}
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
